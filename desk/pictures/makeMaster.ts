/** Makes a photograph's master: an upright JPEG without camera or location data. */
import { open, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { Refusal } from '../content/refusal';
import { photographLimits, widthAdvice } from './photographRules';

const { minWidth, goodWidth } = photographLimits;

/** The maximum number of pixels, which the largest cameras have. */
const maxPixels = 105_000_000;

/** The maximum ratio of the longer side to the shorter. No frame on the site is more elongated. */
const maxAspectRatio = 4;

/** The longer side of masters, in px: enough for larger renditions in the future. */
const maxSide = 3200;
const masterQuality = 90;

/** The color that replaces transparency: the pages' background. */
const paper = '#fffdf9';

/** The first bytes of each accepted format. */
const photographs = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF.{4}WEBP/s];

/** The first bytes of unsupported files that owners often choose, and the reasons for the owner. */
const others = [
  {
    // The brands that iPhones and other cameras write (ISO/IEC 23008-12).
    signature: /^.{4}ftyp(?:heic|heix|hevc|hevx|heim|heis|mif1|msf1)/s,
    why: 'is a HEIC photograph, which browsers cannot show. Open it in Photos or Preview, and export it as JPEG. For JPEG photographs from now on: on the iPhone, choose Settings, Camera, Formats, Most Compatible.',
  },
  {
    signature: /^.{4}ftyp(?:iso|mp4|avc1|M4V|qt)/s,
    why: 'is a film. Films are added without the desk: docs/for-owners.md, “A film”, says how.',
  },
];

/** The first 12 bytes of a file, as Latin-1. */
async function headOf(source: string): Promise<string> {
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12));
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Makes a photograph's master: upright, sRGB, without metadata.
 * @param source the photograph's file
 * @param target the path for the JPEG
 * @param label the file's name, for error messages
 * @returns the master's size in px, and advice if the photograph isn't ideal
 * @throws Refusal if the file isn't an acceptable photograph
 */
export async function makeMaster(source: string, target: string, label: string) {
  const head = await headOf(source);
  if (!photographs.some((signature) => signature.test(head))) {
    const why = others.find(({ signature }) => signature.test(head))?.why;
    throw new Refusal(422, `${label} ${why ?? 'is not a photograph in JPEG, PNG or WebP.'}`);
  }
  try {
    const { width, height } = await decode(source, target, label);
    if (width < minWidth)
      throw new Refusal(422, `${label} is only ${width} px wide: choose one that is ${widthAdvice}.`);
    const advice =
      width < goodWidth
        ? `It is ${width} px wide and will look soft on large screens: ${goodWidth} px or more is best.`
        : undefined;
    return { width, height, advice };
  } catch (error) {
    await rm(target, { force: true });
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      422,
      /pixel limit/i.test(String(error))
        ? `${label} has more than ${maxPixels / 1e6} megapixels: export a smaller version.`
        : `${label} is damaged: export it again, or choose another.`,
    );
  }
}

async function decode(source: string, target: string, label: string) {
  const photograph = sharp(source, { limitInputPixels: maxPixels });
  const { width, height } = await photograph.metadata();
  if (Math.max(width, height) > maxAspectRatio * Math.min(width, height))
    throw new Refusal(
      422,
      `${label} is ${width} by ${height} px: choose one that is not so long and narrow.`,
    );
  return photograph
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: paper })
    .toColourspace('srgb')
    .jpeg({ quality: masterQuality })
    .toFile(target);
}
