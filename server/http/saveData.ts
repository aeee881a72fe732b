import { existsSync, readdirSync } from 'node:fs';
import type { RequestHandler } from 'express';

/** The widest rendition for Save-Data, in px: enough for a phone with one device pixel per CSS pixel. */
const widest = 320;

/** A rendition's name: its picture, its width, its format. */
const rendition = /^(.+-)(\d+)\.(avif|webp)$/;

/** The widths of each picture, ascending, by the prefix of the renditions' names. */
function widthsIn(directory: string): Map<string, number[]> {
  const widths = new Map<string, number[]>();
  for (const file of existsSync(directory) ? readdirSync(directory) : []) {
    const [, picture, width, format] = rendition.exec(file) ?? [];
    if (!picture || format !== 'avif') continue;
    widths.set(
      picture,
      [...(widths.get(picture) ?? []), Number(width)].sort((a, b) => a - b),
    );
  }
  return widths;
}

/**
 * Answers requests with Save-Data with a small rendition. A script runs too late for this, and pages are cached for all
 * guests. Shared caches store the usual rendition only, since some ignore Vary. docs/behavior.md#pictures
 */
export function saveData(directory: string): RequestHandler {
  const widths = widthsIn(directory);
  return (req, res, next) => {
    const [, picture = '', width, format] = rendition.exec(req.path.slice(1)) ?? [];
    const [smallest, ...larger] = widths.get(picture) ?? [];
    if (smallest === undefined) return next();
    res.vary('Save-Data');
    const small = larger.findLast((each) => each <= widest) ?? smallest;
    if (req.get('Save-Data')?.toLowerCase() === 'on' && small < Number(width)) {
      req.url = `/${picture}${small}.${format}`;
      res.set('Cache-Control', 'private, max-age=31536000, immutable');
    }
    next();
  };
}
