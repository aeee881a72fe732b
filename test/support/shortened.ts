/** Formats a value for a test's name, with at most 60 characters of JSON. */
export const shortened = (value: unknown): string => String(JSON.stringify(value)).slice(0, 60);
