/** Texts for developers, in the browser's console. */
export const messages = {
  noRoot: 'Failed to find root element',
  videoFailed: 'Video autoplay failed',
} as const;
