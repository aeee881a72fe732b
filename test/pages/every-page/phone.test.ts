import { violations } from '../../support/axe';
import { goTo, type OpenPage, open, phone, resize } from '../../support/browser';
import { mainLayouts, pages } from '../../support/content';
import { coveredTexts } from '../../support/covered-texts';
import { focusProblemsAfterScroll, lowViewportProblems, sideways } from '../../support/focus';
import { answerForTheMap } from '../../support/outside-hosts';
import { lowContrastOverPictures } from '../../support/picture-contrast';
import { pictureProblems, watchShifts } from '../../support/pictures';
import { customColorsInForcedColors, prefer } from '../../support/preferences';
import { sectionsWithoutHeading } from '../../support/structure';
import { smallTargets } from '../../support/targets';
import { lengthenTexts, spaceTexts, textProblemsAt } from '../../support/text-at-widths';

let page: OpenPage;
beforeAll(async () => {
  page = await open(pages['test-nav'].path, {
    viewport: phone,
    reducedMotion: true,
    before: async (opening) => {
      await watchShifts(opening);
      await answerForTheMap(opening);
    },
  });
});

/** Each finds problems, or none. Those that change the page come last. */
const checks: [what: string, find: (page: OpenPage, path: string) => Promise<readonly unknown[]>][] = [
  ['has a heading for every section (WCAG 2.4.10)', () => page.evaluate(sectionsWithoutHeading)],
  ['has pictures of the right size, loaded in order, without layout shifts', pictureProblems],
  ['has no axe violations, and text contrast of 7:1', () => violations(page)],
  ['has enough contrast over pictures', lowContrastOverPictures],
  ['has targets of 44 px (WCAG 2.5.5)', () => page.evaluate(smallTargets, 44)],
  [
    'uses only system colors in forced colors, and shows the focus there',
    async () => {
      await prefer(page, { 'forced-colors': 'active' });
      return [
        ...(await page.evaluate(customColorsInForcedColors)),
        ...(await focusProblemsAfterScroll(page, 'main')),
      ];
    },
  ],
  ['is usable on a phone in landscape', () => lowViewportProblems(page, sideways)],
  [
    'has targets of 24 px on the narrowest phone',
    async () => {
      await resize(page, { ...phone, width: 320 });
      return page.evaluate(smallTargets, 24);
    },
  ],
  [
    'has no overlapping, cut or covered text, even with the longest texts',
    async () => {
      const found = [...(await textProblemsAt(page, [320, 390])), ...(await page.evaluate(coveredTexts))];
      await lengthenTexts(page);
      return [...found, ...(await textProblemsAt(page, [320]))];
    },
  ],
  [
    'loses no text with increased text spacing (WCAG 1.4.12)',
    async () => {
      await spaceTexts(page);
      return textProblemsAt(page, [390]);
    },
  ],
];

describe.each(mainLayouts)('%s on a phone', (path) => {
  beforeAll(async () => {
    await resize(page, phone);
    await goTo(page, path);
  });
  afterEach(() => prefer(page, {}));

  it.each(checks)('%s', async (_what, find) => {
    expect(await find(page, path)).toEqual([]);
  });
});
