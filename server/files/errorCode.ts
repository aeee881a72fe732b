/** The code of a system error, such as 'ENOSPC'. */
export const errorCode = (error: unknown): string =>
  (error as NodeJS.ErrnoException | null)?.code ?? 'unknown error';

export const isMissing = (error: unknown): boolean => errorCode(error) === 'ENOENT';
