/** An entry as it was in a publication, to look at before it is brought back. */
import * as z from 'zod';
import { fieldsIn } from '../content/fieldsIn';
import { changesBetween } from './changes';
import { openSite } from './site';
import { treeOnDisk } from './snapshot';
import type { UndoRequest, Version } from './types';
import { requireKnown } from './undo';
import { publishedSchema } from './words/labels';

function fieldsOf(file: string, text: string): Version['fields'] {
  if (file.endsWith('.md')) return [{ label: '', text }];
  const schema = publishedSchema(file);
  return fieldsIn(schema ?? z.unknown(), JSON.parse(text))
    .filter(({ value }) => typeof value === 'string' || typeof value === 'number')
    .map(({ label, value }) => ({ label, text: String(value) }));
}

/** @throws Refusal where the request names nothing that was published */
export async function versionOf(root: string, request: Partial<UndoRequest>): Promise<Version> {
  const site = await openSite(root);
  const { git } = site;
  const { entry, to } = await requireKnown(git, request);
  const text = (await git.blob(`${to}:${entry}`))?.toString();
  const changes = await changesBetween(site, to, await treeOnDisk(git, root));
  return {
    fields: text === undefined ? [] : fieldsOf(entry, text),
    since: changes.filter((change) => change.entry === entry),
  };
}
