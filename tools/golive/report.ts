import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Config, ConfigError, readConfig } from '../../server/config';
import { type ContentMusts, type Level, settingRules } from '../../server/golive';
import { contentRules, type Finding, findingsOf } from './contentRules';

/** A section of the report. */
export interface Group {
  level: Level;
  title: string;
  findings: readonly Finding[];
}

/** The files of content/ by their path from the project's folder, in order. */
function contentFiles(root = '.'): Map<string, string> {
  const names = readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => /\.(json|md)$/.test(name))
      .sort()
      .map((name) => [
        `content/${name.split(path.sep).join('/')}`,
        readFileSync(path.join(root, 'content', name), 'utf8'),
      ]),
  );
}

/** The file that documents variables. */
const settingsFile = '.env.example';

/** Open settings, each with its line in .env.example; invalid ones first. */
function settingGroups(env: NodeJS.ProcessEnv, root: string): Group[] {
  const lines = readFileSync(path.join(root, settingsFile), 'utf8').split('\n');
  const finding = (variable: string, what: string): Finding => ({
    file: settingsFile,
    line: lines.findIndex((line) => line.replace('#', '').startsWith(`${variable}=`)) + 1,
    what: `${variable}: ${what}`,
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
    return [{ level: 'must', title: 'Settings that the server refuses', findings }];
  }
  return (['must', 'should'] as const).map((level) => ({
    level,
    title: level === 'must' ? 'Settings, as this command was given them' : 'Settings that make it better',
    findings: settingRules
      .filter((rule) => rule.level === level && rule.isOpen(config))
      .map(({ variable, what }) => finding(variable, what)),
  }));
}

const contentGroups = (files: ReadonlyMap<string, string>): Group[] =>
  contentRules.map((rule) => ({ level: rule.level, title: rule.title, findings: findingsOf(rule, files) }));

/** The build's summary for the server, which does not read content/. */
export function contentMusts(root = '.'): ContentMusts {
  const findings = contentGroups(contentFiles(root))
    .filter(({ level }) => level === 'must')
    .flatMap((group) => group.findings);
  return {
    open: findings.filter(({ from }) => from === undefined).length,
    later: findings.flatMap(({ from }) => from ?? []).sort(),
  };
}

/** Open tasks on a day (ISO 8601), without empty groups. */
export const openGroups = (env: NodeJS.ProcessEnv, day: string, root = '.'): Group[] =>
  [...contentGroups(contentFiles(root)), ...settingGroups(env, root)]
    .map((group) => ({ ...group, findings: group.findings.filter(({ from = day }) => from <= day) }))
    .filter(({ findings }) => findings.length > 0);

const countOf = (groups: readonly Group[], level: Level) =>
  groups.filter((group) => group.level === level).reduce((sum, { findings }) => sum + findings.length, 0);

/** The report as text; `isReady`: no must is open. */
export function goliveReport(groups: readonly Group[]): { text: string; isReady: boolean } {
  const blocks = groups.map(({ level, title, findings }) => {
    const rows = findings.map(({ file, line, what }) => `  ${file}:${line}  ${what}`.trimEnd());
    return [`${level.toUpperCase()}  ${title} (${findings.length})`, ...rows].join('\n');
  });
  const musts = countOf(groups, 'must');
  const wishes = countOf(groups, 'should');
  const end =
    musts > 0
      ? `Not ready: ${musts} must change before guests see the site, and ${wishes} should.`
      : `Ready: nothing must change${wishes > 0 ? `, and ${wishes} should` : ''}.`;
  return { text: [...blocks, end].join('\n\n'), isReady: musts === 0 };
}
