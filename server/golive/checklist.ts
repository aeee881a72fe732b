import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ChecklistAnswers, checklistFile } from '../../shared/schema/checklist';
import type { Config } from '../config';
import { type Finding, findingsOf } from './findings';
import { type Rule, rules } from './rules';
import { settingRules } from './settingRules';

/** An item with its state. */
export interface ChecklistItem extends Omit<Rule, 'search'> {
  state: 'open' | 'done' | 'does not apply';
  /** Why it does not apply. */
  reason?: string;
  /** Whether only the owner can say that it is done. */
  isByHand: boolean;
  findings: readonly Finding[];
}

/** The texts of content/ and media/ by their path from the project's folder, in order. */
function textsIn(root: string): Map<string, string> {
  const files = ['content', 'media'].flatMap((folder) =>
    existsSync(path.join(root, folder))
      ? readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
          .filter((name) => /\.(json|md|svg)$/.test(name))
          .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
          .sort()
      : [],
  );
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** What the owner has answered. @throws where the file is invalid */
function readAnswers(root: string): ChecklistAnswers {
  const file = path.join(root, 'content/checklist.json');
  if (!existsSync(file)) return { done: [], doesNotApply: {} };
  return checklistFile.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The ids of a project's answers that no item has. */
export function checklistErrors(root: string): string[] {
  const { done, doesNotApply } = readAnswers(root);
  const ids = rules.map(({ id }) => id);
  return [...done, ...Object.keys(doesNotApply)]
    .filter((id) => !ids.includes(id))
    .map((id) => `content/checklist.json: "${id}" is no item; the items are ${ids.join(', ')}`);
}

/** The checklist of a project on a day (ISO 8601). The desk shows it, and `npm run golive` prints it. */
export function checklist(root: string, day: string): ChecklistItem[] {
  const files = textsIn(root);
  const { done, doesNotApply } = readAnswers(root);
  return rules.map(({ search, ...rule }) => {
    const reason = rule.alwaysApplies ? undefined : doesNotApply[rule.id];
    const findings = search ? findingsOf(search, files).filter(({ from = day }) => from <= day) : [];
    const isOpen = search ? findings.length > 0 : !done.includes(rule.id);
    const state = reason ? 'does not apply' : isOpen ? 'open' : 'done';
    return { ...rule, state, ...(reason && { reason }), isByHand: !search, findings };
  });
}

const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`);

/** The line at the start with the number of what must be done; undefined for nothing. @param root the hotel's folder */
export function goliveMessage(config: Config, root: string, day: string): string | undefined {
  const inContent = checklist(root, day).filter(
    ({ id, level, state }) => id !== 'settings' && level === 'must' && state === 'open',
  ).length;
  const inSettings = settingRules.filter((rule) => rule.level === 'must' && rule.isOpen(config)).length;
  const count = inContent + inSettings;
  return count === 0
    ? undefined
    : `going live: ${things(count)} must change first (${inContent} in the content, ${inSettings} in the settings); npm run golive lists them`;
}
