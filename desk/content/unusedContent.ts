/** Content that is saved but shown nowhere, and the lists that could show it. docs/behavior.md#desk */
import * as z from 'zod';
import { stem } from '../../shared/content/kinds';
import { leavesOf } from '../../shared/content/leaves';
import { customPath } from '../../shared/pages';
import type { Desk } from '../deskSettings';
import { type Files, readFiles } from './contentFiles';
import { labelTokens } from './factTokens';
import { formatJson, parseFile } from './fileFormat';
import { Refusal } from './refusal';
import { type Path, parsed, valueAt, withValueAt } from './valueAt';
import { enqueue, writeChanges } from './writeChanges';

/** A list that could show the unused content. */
interface TargetList {
  label: string;
  file: string;
  path: Path;
  /** The position in the list to insert the entry at. */
  index: number;
  /** The entry to insert into the list. */
  entry: unknown;
}

/** An entry or a page that is shown nowhere. */
export interface UnusedContent {
  /** Relative to content/. */
  file: string;
  path: Path;
  /** A sentence with the content's name and the reason why no page shows it. */
  words: string;
  lists: readonly TargetList[];
}

const listIn = (files: Files, file: string, path: Path): readonly unknown[] => {
  const list = valueAt(parsed(files.get(file)), path);
  return Array.isArray(list) ? list : [];
};

const isHidden = (files: Files, file: string) =>
  valueAt(parseFile(file, files.get(file) ?? ''), ['hidden']) === true;

const neighborhood = 'pages/neighborhood.json';

/** Finds nearby places that are in no section of the Neighborhood page. */
function places(files: Files): UnusedContent[] {
  if (isHidden(files, neighborhood)) return [];
  const all = listIn(files, 'places.json', ['places']);
  const sections = listIn(files, neighborhood, ['categories']);
  const shown = sections.flatMap((section) =>
    leavesOf(valueAt(section, ['places'])).map(({ value }) => value),
  );
  const milesOf = (id: unknown) =>
    Number(
      valueAt(
        all.find((place) => valueAt(place, ['id']) === id),
        ['miles'],
      ),
    );
  return all.flatMap((place, at) => {
    const id = valueAt(place, ['id']);
    if (shown.includes(id)) return [];
    return {
      file: 'places.json',
      path: ['places', at],
      words: `“${valueAt(place, ['name'])}” is in no section of the Neighborhood page, so guests don’t see it.`,
      lists: sections.map((section, index) => {
        const path = ['categories', index, 'places'];
        // The nearest place comes first in a section.
        const farther = listIn(files, neighborhood, path).findIndex((each) => milesOf(each) > milesOf(id));
        return {
          label: labelTokens(String(valueAt(section, ['title']))),
          file: neighborhood,
          path,
          index: farther === -1 ? Number.POSITIVE_INFINITY : farther,
          entry: id,
        };
      }),
    };
  });
}

/** Finds custom pages that no text, menu, or button links to. */
function customPages(files: Files): UnusedContent[] {
  const pages = [...files.keys()].filter((file) => /^pages\/.+\.md$/.test(file) && !isHidden(files, file));
  return pages.flatMap((file) => {
    const address = customPath(stem(file));
    const link = new RegExp(`^${address}/?(?:[#?]|$)|\\(${address}/?[#?)]`);
    const isLinked = [...files].some(
      ([other, text]) =>
        other !== file &&
        other !== 'redirects.json' &&
        leavesOf(parseFile(other, text)).some(({ value }) => link.test(String(value))),
    );
    if (isLinked) return [];
    const label = valueAt(parseFile(file, files.get(file) ?? ''), ['title']);
    const lists = [
      { label: 'Footer', path: ['footer', 'hotel', 'links'] },
      { label: 'Footer, small print', path: ['footer', 'smallPrint', 'links'] },
    ];
    return {
      file,
      path: [],
      words: 'No menu and no text links to this page, so guests don’t find it.',
      lists: lists.map((list) => ({
        ...list,
        file: 'navigation.json',
        index: Number.POSITIVE_INFINITY,
        entry: { label, to: address },
      })),
    };
  });
}

/** Finds views without a visible room, and testimonials and offers for hidden rooms only. */
function withoutRooms(files: Files): UnusedContent[] {
  const shown = [...files.keys()].filter((file) => file.startsWith('rooms/') && !isHidden(files, file));
  const views = shown.map((file) => valueAt(parsed(files.get(file)), ['view']));
  return [
    ...listIn(files, 'views.json', ['views']).flatMap((view, at): UnusedContent[] =>
      views.includes(valueAt(view, ['id']))
        ? []
        : [
            {
              file: 'views.json',
              path: ['views', at],
              lists: [],
              words: `No room that guests see has “${valueAt(view, ['name'])}”: choose it in a room’s form.`,
            },
          ],
    ),
    ...listIn(files, 'testimonials.json', ['testimonials']).flatMap((testimonial, at): UnusedContent[] =>
      shown.includes(`rooms/${valueAt(testimonial, ['room'])}.json`)
        ? []
        : [
            {
              file: 'testimonials.json',
              path: ['testimonials', at],
              lists: [],
              words: `The testimonial by ${valueAt(testimonial, ['author'])} is about a hidden room, so guests don’t see it.`,
            },
          ],
    ),
    ...[...files.keys()]
      .filter((file) => file.startsWith('offers/'))
      .flatMap((file): UnusedContent[] => {
        const rooms = listIn(files, file, ['rooms']);
        if (rooms.length === 0 || rooms.some((slug) => shown.includes(`rooms/${slug}.json`))) return [];
        const title = labelTokens(String(valueAt(parsed(files.get(file)), ['title'])));
        return [
          {
            file,
            path: ['rooms'],
            lists: [],
            words: `“${title}” is for hidden rooms only, so guests don’t see it: choose other rooms, or show one of these.`,
          },
        ];
      }),
  ];
}

export const unusedContentIn = (files: Files): UnusedContent[] => [
  ...places(files),
  ...customPages(files),
  ...withoutRooms(files),
];

export const showRequest = z.strictObject({
  file: z.string(),
  path: z.array(z.union([z.string(), z.number()])),
  /** The label of the list to add the content to. */
  list: z.string(),
});

/** Adds unused content to a list. @throws Refusal if the content is already shown, or the list can't contain it */
export const showUnused = (desk: Desk, { file, path, list }: z.output<typeof showRequest>): Promise<void> =>
  enqueue(async () => {
    const files = await readFiles(desk.root);
    const target = unusedContentIn(files)
      .find((each) => each.file === file && each.path.join('.') === path.join('.'))
      ?.lists.find(({ label }) => label === list);
    if (!target) throw new Refusal(409, 'It is shown already. Reload the page.');
    const value = parsed(files.get(target.file));
    const entries = listIn(files, target.file, target.path).toSpliced(target.index, 0, target.entry);
    await writeChanges(desk, new Map([[target.file, formatJson(withValueAt(value, target.path, entries))]]), {
      refusal: `It cannot be added to “${list}”:`,
    });
  });
