/** The 360 viewer's frames, which never fill a phone's screen. */
export const isFrame = (name: string): boolean => name.startsWith('room-360-');

/** Drawings of rooms from above. */
export const isPlan = (name: string): boolean => name.startsWith('plan-');

/** The widths in px that a picture is made in: a fixed ladder, and the master's own width where it ends early. */
export function widthsFor(name: string, masterWidth: number): number[] {
  const ladder = isFrame(name)
    ? [640, 960, 1200]
    : [160, 240, 320, 480, 640, 960, 1280, 1600, ...(name.endsWith('-poster') ? [1920] : [])];
  const fitting = ladder.filter((width) => width <= masterWidth);
  return fitting.length < ladder.length && !fitting.includes(masterWidth)
    ? [...fitting, masterWidth]
    : fitting;
}
