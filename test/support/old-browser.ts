import type { HTTPRequest, Viewport } from 'puppeteer';
import { open, phone } from './browser';

/** Hands out the site's style sheets as a browser without :has() and popovers understands them. */
async function forget(request: HTTPRequest) {
  if (request.resourceType() !== 'stylesheet') return request.continue();
  const sheet = await (await fetch(request.url())).text();
  await request.respond({
    contentType: 'text/css',
    body: sheet.replaceAll(':has(', ':nothing(').replaceAll(':popover-open', ':nothing'),
  });
}

/** Opens a page in a browser that knows neither :has() nor popovers nor view transitions. */
export const openOld = (path: string, viewport: Viewport = phone) =>
  open(path, {
    viewport,
    reducedMotion: true,
    before: async (opening) => {
      await opening.setRequestInterception(true);
      opening.on('request', forget);
      await opening.evaluateOnNewDocument(() => {
        const html = HTMLElement.prototype as Partial<HTMLElement>;
        for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'] as const)
          delete html[name];
        delete (Document.prototype as Partial<Document>).startViewTransition;
      });
    },
  });
