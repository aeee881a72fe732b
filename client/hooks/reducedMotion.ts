/** The reduced-motion media query. Use only in effects and event handlers, because the server has no matchMedia. */
export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

export const prefersReducedMotion = (): boolean => reducedMotion().matches;

/** Behavior for scripted scrolling. */
export const scrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth');
