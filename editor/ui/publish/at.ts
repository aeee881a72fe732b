const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** A moment as an owner reads it: 'May 14, 2027 at 9:30 AM'. */
export const at = (time: string): string => day.format(new Date(time));
