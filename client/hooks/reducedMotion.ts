/** True where a guest has asked for little motion. For effects and handlers: a server cannot know. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
