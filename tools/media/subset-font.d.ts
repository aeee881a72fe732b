/** The part of subset-font that we use. @types/subset-font is incomplete. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** OpenType tags. Other features and their glyphs are dropped. */
    keepFeatures: readonly string[];
    noHinting: boolean;
    variationAxes?: Record<string, { min: number; max: number; default: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
