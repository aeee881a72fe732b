/** The guest's wish for less motion, and its changes. For effects and handlers: a server cannot know. */
export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

export const prefersReducedMotion = (): boolean => reducedMotion().matches;

/** How to scroll to a part of the page. docs/behavior.md#motion */
export const scrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth');
