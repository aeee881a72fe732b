import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ChecklistAnswers, checklistFile } from '../../shared/schema/checklist';
import type { Config } from '../config';
import { type Finding, findingsOf } from './findings';
import { type Rule, rules } from './rules';
import { settingRules } from './settingRules';

/** A checklist item with its state. */
export interface ChecklistItem extends Omit<Rule, 'search'> {
  state: 'open' | 'done' | 'does not apply';
  /** Why it does not apply. */
  reason?: string;
  /** Whether only the owner can mark it as done. */
  isByHand: boolean;
  findings: readonly Finding[];
}

/** The text files in content/ and media/, sorted and keyed by path relative to the project folder. */
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

/** The owner's answers. @throws if the file is invalid */
function readAnswers(root: string): ChecklistAnswers {
  const file = path.join(root, 'content/checklist.json');
  if (!existsSync(file)) return { done: [], doesNotApply: {} };
  return checklistFile.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Errors for answers whose ids match no item. */
export function checklistErrors(root: string): string[] {
  const { done, doesNotApply } = readAnswers(root);
  const ids = rules.map(({ id }) => id);
  return [...done, ...Object.keys(doesNotApply)]
    .filter((id) => !ids.includes(id))
    .map((id) => `content/checklist.json: "${id}" is not a checklist item; the items are ${ids.join(', ')}`);
}

/** A project's checklist on a day (ISO 8601), shown by the desk and printed by `npm run golive`. */
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

/** The startup line with the number of open "must" items, if there are any. @param root the hotel's folder */
export function goliveMessage(config: Config, root: string, day: string): string | undefined {
  const inContent = checklist(root, day).filter(
    ({ id, level, state }) => id !== 'settings' && level === 'must' && state === 'open',
  ).length;
  const inSettings = settingRules.filter((rule) => rule.level === 'must' && rule.isOpen(config)).length;
  const count = inContent + inSettings;
  return count === 0
    ? undefined
    : `not ready to go live: ${things(count)} must change (${inContent} in the content, ${inSettings} in the settings); see npm run golive`;
}
