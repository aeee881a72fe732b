import { violations } from '../../support/axe';
import { phone, resize } from '../../support/browser';
import { coveredText } from '../../support/covered-text';
import { clippedHero, focusProblemsAfterScroll, landscape, lowViewportProblems } from '../../support/focus';
import { checkLayouts } from '../../support/layout-checks';
import { lowContrastOverPictures } from '../../support/picture-contrast';
import { pictureProblems } from '../../support/pictures';
import { customColorsInForcedColors, prefer } from '../../support/preferences';
import { extraRedButtons } from '../../support/red-buttons';
import { sectionsWithoutHeading } from '../../support/section-headings';
import { smallTargets } from '../../support/tap-targets';
import { lengthenText, spaceText, textProblemsAt } from '../../support/text-at-widths';

checkLayouts('a phone', phone, {
  onAll: [['has at most one red button on its first screen', extraRedButtons]],
  onMain: [
    ['has a heading for every section (WCAG 2.4.10)', (page) => page.evaluate(sectionsWithoutHeading)],
    ['has pictures of the right size, loaded in order, without layout shifts', pictureProblems],
    ['has no axe violations, and 7:1 text contrast', (page) => violations(page)],
    ['has enough contrast over pictures', lowContrastOverPictures],
    ['has 44 px targets (WCAG 2.5.5)', (page) => page.evaluate(smallTargets, 44)],
    [
      'uses only system colors in forced-colors mode, and still shows focus',
      async (page) => {
        await prefer(page, { 'forced-colors': 'active' });
        return [
          ...(await page.evaluate(customColorsInForcedColors)),
          ...(await focusProblemsAfterScroll(page, 'main')),
        ];
      },
    ],
    [
      'is usable in landscape, with the hero on the first screen',
      async (page) => [
        ...(await lowViewportProblems(page, landscape)),
        ...(await page.evaluate(clippedHero)),
      ],
    ],
    [
      'has 44 px targets at the narrowest width',
      async (page) => {
        await resize(page, { ...phone, width: 320 });
        return page.evaluate(smallTargets, 44);
      },
    ],
    [
      'has no overlapping, cut-off, or covered text, even if every string is as long as the longest of its kind',
      async (page) => {
        const found = [...(await textProblemsAt(page, [320, 390])), ...(await page.evaluate(coveredText))];
        await lengthenText(page);
        return [...found, ...(await textProblemsAt(page, [320]))];
      },
    ],
    [
      'loses no text with increased text spacing (WCAG 1.4.12)',
      async (page) => {
        await spaceText(page);
        return textProblemsAt(page, [390]);
      },
    ],
  ],
});
