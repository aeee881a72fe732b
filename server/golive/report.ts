import { readFileSync } from 'node:fs';
import { type Config, ConfigError, readConfig } from '../config';
import { type ChecklistItem, checklist } from './checklist';
import type { Finding } from './findings';
import { checklistGroups } from './rules';
import { type Level, settingRules } from './settingRules';

/** The file that documents the variables, in the program's folder. */
const settingsFile = '.env.example';

/** The settings as checklist items; each finding has its line in .env.example. */
function settingItems(item: ChecklistItem, env: NodeJS.ProcessEnv): ChecklistItem[] {
  const lines = readFileSync(settingsFile, 'utf8').split('\n');
  const finding = (variable: string, what: string): Finding => ({
    file: settingsFile,
    line: lines.findIndex((line) => line.replace('#', '').startsWith(`${variable}=`)) + 1,
    path: [],
    what: `${variable}: ${what}`,
  });
  const itemOf = (level: Level, title: string, findings: readonly Finding[]): ChecklistItem => ({
    ...item,
    level,
    title,
    state: findings.length > 0 ? 'open' : 'done',
    findings,
  });
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const findings = error.problems.map((problem) => {
      const [name = '', ...rest] = problem.split(' ');
      return finding(name, rest.join(' '));
    });
    return [itemOf('must', 'Fix the settings that the server rejects', findings)];
  }
  return (['must', 'should'] as const).map((level) =>
    itemOf(
      level,
      level === 'must' ? 'Required settings' : 'Recommended settings',
      settingRules
        .filter((rule) => rule.level === level && rule.isOpen(config))
        .map(({ variable, what }) => finding(variable, what)),
    ),
  );
}

/** The checklist with the actual settings instead of the owner's answer about them. @param root the hotel's folder */
export const fullChecklist = (env: NodeJS.ProcessEnv, day: string, root: string): ChecklistItem[] =>
  checklist(root, day).flatMap((item) => (item.id === 'settings' ? settingItems(item, env) : [item]));

/** The lines under an open item: for content, only the first finding in each file. */
function placesOf({ id, isByHand, findings }: ChecklistItem): string[] {
  if (isByHand && id !== 'settings')
    return [`      When done, add "${id}" to "done" in content/checklist.json`];
  const shown = findings.filter(
    ({ file }, index) => id === 'settings' || findings.findIndex((each) => each.file === file) === index,
  );
  return shown.map(({ file, line, what }) => {
    const others = id === 'settings' ? 0 : findings.filter((each) => each.file === file).length - 1;
    return `      ${file}:${line}  ${what}${others > 0 ? `, and ${others} more` : ''}`;
  });
}

function blockOf(item: ChecklistItem): string[] {
  const { level, title, state, reason } = item;
  if (state === 'done') return [`[x] ${title}`];
  if (state === 'does not apply') return [`[-] ${title}: does not apply: ${reason}`];
  return [`[ ] ${title}${level === 'should' ? ' (recommended)' : ''}`, ...placesOf(item)];
}

/** The report as text; `isReady` if no "must" item is open. */
export function goliveReport(items: readonly ChecklistItem[]): { text: string; isReady: boolean } {
  const blocks = checklistGroups.map((group) =>
    [group, ...items.filter((item) => item.group === group).flatMap(blockOf)].join('\n'),
  );
  const countOf = (level: Level) =>
    items.filter((item) => item.level === level && item.state === 'open').length;
  const required = countOf('must');
  const recommended = countOf('should');
  const end =
    required > 0
      ? `Not ready: ${required} required and ${recommended} recommended items are open.`
      : `Ready: all required items are done${recommended > 0 ? `, ${recommended} recommended items are open` : ''}.`;
  return { text: [...blocks, end].join('\n\n'), isReady: required === 0 };
}
