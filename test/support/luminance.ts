/** Linear value of an sRGB channel, by its 8-bit value (WCAG 2.2, relative luminance). */
const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance, 0 to 1, of the pixel with its three channels at `at`. */
export const luminanceAt = (pixels: Buffer, at: number): number =>
  0.2126 * (linear[pixels[at] ?? 0] ?? 0) +
  0.7152 * (linear[pixels[at + 1] ?? 0] ?? 0) +
  0.0722 * (linear[pixels[at + 2] ?? 0] ?? 0);
