import * as z from 'zod';
import type { ContentSource } from '../../shared/content/content';
import { contentKinds } from '../../shared/content/kinds';
import type { TownDrawings } from '../../shared/content/mapErrors';
import type { Drawing } from '../../shared/picture';
import { mapFile, type mapWord } from '../../shared/schema/map';
import { parsed, valueAt } from './valueAt';

/** The town map, the names on the map, which may contain tokens, and the ids of the places in each section. */
export interface TownMapData extends TownDrawings {
  large: { art: Drawing; words: readonly z.output<typeof mapWord>[] };
  kinds: readonly (readonly string[])[];
}

const sections = z.array(z.object({ places: z.array(z.string()) }));

/** Returns the town map, even if the content has errors; undefined if the hotel has no map. */
export function townMapIn({
  files,
  drawings,
}: Pick<ContentSource, 'files' | 'drawings'>): TownMapData | undefined {
  const town = mapFile.safeParse(parsed(files.get(contentKinds.map.path))).data?.town;
  const large = drawings.get(town?.large.art ?? '');
  const small = drawings.get(town?.small.art ?? '');
  if (!town || !large || !small) return undefined;
  const page = parsed(files.get(`${contentKinds.pages.path}neighborhood.json`));
  const isHidden = valueAt(page, ['hidden']) === true;
  const categories = sections.safeParse(valueAt(page, ['categories'])).data ?? [];
  return {
    large: { art: large, words: town.large.words },
    small: { art: small, rows: town.small.rows },
    kinds: isHidden ? [] : categories.map(({ places }) => places),
  };
}
