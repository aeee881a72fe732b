import type { HTTPRequest, Viewport } from 'puppeteer';
import { open, phone } from './browser';

/** Makes :has() and :popover-open unknown in style sheets. */
async function removeNewSelectors(request: HTTPRequest) {
  if (request.resourceType() !== 'stylesheet') return request.continue();
  const sheet = await (await fetch(request.url())).text();
  await request.respond({
    contentType: 'text/css',
    body: sheet.replaceAll(':has(', ':nothing(').replaceAll(':popover-open', ':nothing'),
  });
}

/** Opens a page without :has(), popovers and view transitions. */
export const openInOldBrowser = (path: string, viewport: Viewport = phone) =>
  open(path, {
    viewport,
    reducedMotion: true,
    before: async (opening) => {
      await opening.setRequestInterception(true);
      opening.on('request', removeNewSelectors);
      await opening.evaluateOnNewDocument(() => {
        const html = HTMLElement.prototype as Partial<HTMLElement>;
        for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'] as const)
          delete html[name];
        delete (Document.prototype as Partial<Document>).startViewTransition;
      });
    },
  });
