/** The query for reduced motion, with its change event. Only in effects and handlers: the server has no matchMedia. */
export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

export const prefersReducedMotion = (): boolean => reducedMotion().matches;

/** Behavior of scripted scrolling. */
export const scrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth');
