/** Whether a code applies to a room. @param slug the room's slug */
export const appliesTo = ({ rooms }: { rooms: 'all' | readonly string[] }, slug: string): boolean =>
  rooms === 'all' || rooms.includes(slug);

/** Whether an offer can be booked on a day at the hotel (YYYY-MM-DD). */
export const isRunning = (
  { firstDay, lastDay }: Record<'firstDay' | 'lastDay', string>,
  day: string,
): boolean => firstDay <= day && day <= lastDay;
