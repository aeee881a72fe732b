/** Whether a code is for a room. @param slug the room's */
export const isFor = ({ rooms }: { rooms: 'all' | readonly string[] }, slug: string): boolean =>
  rooms === 'all' || rooms.includes(slug);
