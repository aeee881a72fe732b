/** What we use of subset-font; the types that others keep for it lack half of it. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** OpenType tags; without them every feature stays, with the glyphs that it needs. */
    keepFeatures: readonly string[];
    noHinting: boolean;
    variationAxes?: Record<string, { min: number; max: number; default: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
