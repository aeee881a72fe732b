/** Messages for developers in the browser console. */
export const consoleMessages = {
  noRoot: 'Failed to find root element',
  videoFailed: 'Video autoplay failed',
} as const;
