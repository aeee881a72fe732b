/** Messages for developers in the browser console. */
export const consoleTexts = {
  noRoot: 'Failed to find root element',
  videoFailed: 'Video autoplay failed',
} as const;
