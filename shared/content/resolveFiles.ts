import type * as z from 'zod';
import { offerPath, pagesByPath, roomPath, textPath } from '../pages';
import { pathRedirects } from '../redirects';
import type { HotelFacts } from '../schema/hotel';
import type { Place, placesFile } from '../schema/places';
import type { UiTexts } from '../ui/defaults';
import type { ContentSource } from './content';
import { formatProblems, type Problem } from './contentError';
import { factGroups, factIn, roomTexts } from './facts';
import { type ContentFile, type ContentFiles, isHiddenFile } from './files';
import { contentKinds, type FileContent, type FileKind, stem } from './kinds';
import { createLabels, labelNames } from './labels';
import { parseMarkdown } from './markdown';
import { once, type References, tryRead, unreadableError } from './references';
import { markdownOptions, resolve } from './resolve';
import { parsedRoom, resolveRoom } from './rooms';

/** A place from content/places.json with its full address and a link to a map. */
function toPlace(
  { city, region, postalCode }: HotelFacts['address'],
  { street, suite, miles, ...place }: z.output<typeof placesFile>['places'][number],
): Place {
  const town = `${city}, ${region} ${postalCode}`;
  // Searches by street address, since the map may not have the name.
  const search = new URLSearchParams({ query: `${street}, ${town}` });
  return {
    ...place,
    address: suite ? [street, suite, town] : [street, town],
    distance: miles,
    url: `https://www.openstreetmap.org/search?${search}`,
  };
}

/** The site's paths: pages with or without a trailing slash, redirects, offers, and rooms. */
function createPaths({ all, hiddenPages, hiddenTextPages, parsed }: ContentFiles) {
  const paths = new Set<string>([
    ...pathRedirects.keys(),
    ...(tryRead(() => parsed('redirects').redirects) ?? []).map(({ from }) => from),
    ...all('offers').map(({ path }) => offerPath(stem(path))),
    // A hidden room's path redirects to all rooms.
    ...all('rooms').map(({ path }) => roomPath(stem(path))),
  ]);
  const shown = new Set<string>(all('textPages').map(({ path }) => textPath(stem(path))));
  const hidden = new Set<string>(hiddenTextPages.map(textPath));
  for (const [path, name] of pagesByPath) (hiddenPages.includes(name) ? hidden : shown).add(path);
  const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');
  return {
    isInternal: (path: string) => paths.has(path) || shown.has(withoutSlash(path)),
    isHiddenPage: (path: string) => hidden.has(withoutSlash(path)) && !shown.has(withoutSlash(path)),
  };
}

/** Files that facts depend on, so they can't contain facts themselves. */
const pathsWithoutFacts: readonly string[] = [
  contentKinds.views.path,
  ...labelNames.map((name) => `${contentKinds.ui.path}${name}.json`),
];

/**
 * Replaces tokens and names in each file with what they stand for when the file is first needed. All functions
 * throw `unreadableError` if they need an invalid file.
 */
export function resolveFiles(files: ContentFiles, source: ContentSource, report: (error: string) => void) {
  const { all, parsed } = files;
  const resolvedFiles = new Map(files.allFiles.map((file) => [file.path, once(() => resolveFile(file))]));
  /** A file's resolved content. */
  const at = <Value>(path: string) => resolvedFiles.get(path)?.() as Value;
  /** The resolved content of a single-file kind. */
  const one = <Name extends FileKind>(name: Name) => at<FileContent<Name>>(contentKinds[name].path);
  const ui = <Name extends keyof UiTexts>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, at(`${contentKinds.ui.path}${name}.json`)])) as Pick<
      UiTexts,
      Name
    >;

  const labels = once(() => createLabels(parsed('hotel').locale, ui(labelNames), one('views').views));
  const places = once(() => parsed('places').places.map((place) => toPlace(parsed('hotel').address, place)));
  const groups = factGroups({
    hotel: () => parsed('hotel'),
    labels,
    rooms: () => all('rooms').map(parsedRoom),
    places,
    amenities: () => one('amenities'),
  });
  const hidden = new Set(
    all('rooms')
      .filter(isHiddenFile)
      .map(({ path }) => stem(path)),
  );
  /** The rooms that aren't hidden, by slug. */
  const rooms = new Map(
    all('rooms')
      .filter((file) => !isHiddenFile(file))
      .map(({ path }) => [
        stem(path),
        once(() => resolveRoom(path, at(path), [...source.pictures.values()], report)),
      ]),
  );
  const references: References = {
    fact: factIn(groups),
    picture: (name) => source.pictures.get(name),
    film: (name) => source.films.get(name),
    drawing: (name) => source.drawings.get(name),
    room: (slug) => rooms.get(slug)?.().room,
    isHiddenRoom: (slug) => hidden.has(slug),
    view: (id) => one('views').views.find((view) => view.id === id),
    place: (id) => places().find((place) => place.id === id),
    ...createPaths(files),
  };

  /** The facts that a file may use. A room's file may also use its own, such as '{size}'. */
  function factsFor(file: ContentFile): References['fact'] {
    if (pathsWithoutFacts.includes(file.path)) return () => undefined;
    if (file.path === contentKinds.amenities.path) return factIn(groups.slice(0, -1));
    if (!file.path.startsWith(contentKinds.rooms.path)) return references.fact;
    const own = once(() => {
      const room = parsedRoom(file);
      return roomTexts(room, references.view(room.view)?.name ?? '', labels());
    });
    return factIn([{ names: /./, facts: own }, ...groups]);
  }

  function resolveFile(file: ContentFile): unknown {
    const { path, schema, input, value } = file;
    if (input === undefined) throw unreadableError;
    const own = { ...references, fact: factsFor(file) };
    if (!schema)
      return parseMarkdown(
        String(input),
        markdownOptions(own, (message) => report(`content/${path}: ${message}`)),
      );
    const problems: Problem[] = [];
    const result = tryRead(() => resolve(schema, value ?? input, own, (problem) => problems.push(problem)));
    for (const sentence of formatProblems(`content/${path}`, problems, input)) report(sentence);
    if (value === undefined || result === undefined || problems.length > 0) throw unreadableError;
    return result;
  }
  return { at, one, ui, labels, places, groups, rooms, references };
}
