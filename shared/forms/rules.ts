/** Validation rules and error texts of several fields, for server and browser. docs/behavior.md#error-texts */

export const sentences = {
  tooLong: (most: number) => `This can hold at most ${most.toLocaleString('en-US')} characters.`,
  /** An incomplete date, time or number, whose value browsers do not expose. */
  unfinished: 'Finish this or leave it empty.',
  endBeforeStart: 'Choose a last day that isn’t before the first.',
  time: 'Enter a time such as 16:00.',
  number: 'Enter a number.',
  box: 'Check the box or leave it empty.',
  text: 'Enter a text.',
} as const;

/**
 * The HTML standard's valid e-mail address, with a dot in the domain and without leading, trailing or double dots in the
 * local part, which mail services reject.
 */
export const emailSyntax =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** Whether the second date (YYYY-MM-DD) is before the first; false if one is empty. */
export const isBackward = (startDate: string, endDate: string): boolean =>
  endDate !== '' && endDate < startDate;
