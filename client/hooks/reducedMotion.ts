/** The reduced-motion query, with its change event. Use only in effects and handlers: the server has no matchMedia. */
export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

export const prefersReducedMotion = (): boolean => reducedMotion().matches;

/** Behavior for scripted scrolling. */
export const scrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth');
