/** The rules for photographs and their descriptions: sizes, widths, and formats. */
import { pictureWords } from '../../shared/schema/picture';

/** Limits for photographs: the maximum file size in MB, and widths in px below which they are refused or look soft. */
export const photographLimits = { megabytes: 40, minWidth: 480, goodWidth: 1600 };

/**
 * The formats that every browser and computer can open, for file pickers. Since a picker with these formats doesn't
 * accept HEIC, an iPhone converts HEIC photographs to JPEG for the upload.
 */
export const photographTypes = 'image/jpeg,image/png,image/webp';

const { megabytes, minWidth, goodWidth } = photographLimits;

/** The required and recommended widths of a photograph, in words. */
export const widthAdvice = `at least ${minWidth} px wide; ${goodWidth} px or more is best`;

/** The rules for uploads, for the owner. */
export const photographHelp = `JPEG, PNG or WebP, up to ${megabytes} MB, ${widthAdvice}.`;

/** Says in a sentence why a description is invalid; undefined if it is valid. */
export function descriptionError(alt: string): string | undefined {
  const [issue] = pictureWords.shape.alt.safeParse(alt).error?.issues ?? [];
  return issue && `The description ${issue.code === 'too_small' ? 'must not be empty' : issue.message}.`;
}
