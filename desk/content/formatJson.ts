/** A value as the text of a file in content/. */
export const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
