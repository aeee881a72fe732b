/** The frames in which pages show a picture: the largest differences between what is cut off. Width to height. */
export const frames = [
  { name: 'Phone, whole screen', shape: 9 / 16 },
  { name: 'Phone, in a row', shape: 4 / 5 },
  { name: 'Card', shape: 16 / 10 },
  { name: 'Wide banner', shape: 21 / 9 },
] as const;

/** The point of interest in percent, from the left and from the top. */
export interface Point {
  x: number;
  y: number;
}

/** '30% 60%' -> { x: 30, y: 60 } */
export function readPoint(text: string): Point {
  const [x = 50, y = 50] = text.split(' ').map((part) => Number.parseInt(part, 10));
  return { x, y };
}

/** Points lie so far apart, in percent: each is a rule of a style sheet. */
export const pointStep = 5;

const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)) / pointStep) * pointStep;

/** As files have it, kept inside of the picture. */
export const writePoint = ({ x, y }: Point): string => `${within(x)}% ${within(y)}%`;
