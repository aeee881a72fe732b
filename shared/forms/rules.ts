/** Validation rules of several fields, for server and browser. */

/**
 * The HTML standard's valid e-mail address, with a dot in the domain and without leading, trailing or double dots in the
 * local part, which mail services reject.
 */
export const emailSyntax =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** Whether the second date (YYYY-MM-DD) is before the first; false if one is empty. */
export const isBackward = (startDate: string, endDate: string): boolean =>
  endDate !== '' && endDate < startDate;
