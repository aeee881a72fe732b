import { widthsFor } from '../../../tools/media/widths';

it.each([
  ['a-picture', 4000, [160, 240, 320, 480, 640, 960, 1280, 1600]],
  ['a-picture', 1200, [160, 240, 320, 480, 640, 960, 1200]],
  ['room-360-1', 1200, [640, 960, 1200]],
])('does not enlarge %s, %i px wide', (name, width, widths) => {
  expect(widthsFor(name, width)).toEqual(widths);
});
