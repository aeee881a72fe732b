/** Whether a picture is a frame of the 360° viewer. Frames have no portrait crop. */
export const isFrame = (name: string): boolean => name.startsWith('room-360-');

/** Whether a picture is a floor plan. */
export const isPlan = (name: string): boolean => name.startsWith('plan-');

/** The widths of a picture's renditions, in px: fixed steps, but no more than the master's width. */
export function widthsFor(name: string, masterWidth: number): number[] {
  const ladder = isFrame(name)
    ? [640, 960, 1200]
    : [160, 240, 320, 480, 640, 960, 1280, 1600, ...(name.endsWith('-poster') ? [1920] : [])];
  const fitting = ladder.filter((width) => width <= masterWidth);
  return fitting.length < ladder.length && !fitting.includes(masterWidth)
    ? [...fitting, masterWidth]
    : fitting;
}
