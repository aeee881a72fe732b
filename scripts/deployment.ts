/** Part of `npm run check`: checks that the deployment files agree with the server and with each other. */
import { readFileSync } from 'node:fs';
import { variables } from '../server/config';
import { outcomes } from '../server/mail/outbox/deliver';
import { createMetrics } from '../server/metrics';

const read = (file: string) => readFileSync(file, 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Reports items that are in only one of two lists. */
function compare(what: string, found: readonly string[], expected: readonly string[]): void {
  const differing = [...new Set([...found, ...expected])].filter(
    (each) => found.includes(each) !== expected.includes(each),
  );
  if (differing.length === 0) return;
  console.error(`Mismatched ${what}: ${differing.join(', ')}`);
  process.exitCode = 1;
}

const compose = read('compose.yaml');
const nginx = read('deploy/nginx.conf');
const image =
  read('Dockerfile')
    .split(/^FROM /m)
    .at(-1) ?? '';
const setByImage = ['HOST', ...all(image, /\b([A-Z_]+)=/g)];

const exampleVariables = all(read('.env.example'), /^#?([A-Z_]+)=/gm);
compare('variables in .env.example', [...exampleVariables, 'NODE_ENV'], variables);

// The table's first column: | `HOST`, `PORT` | …
const documented = all(read('docs/for-operators.md'), /^\| (`[A-Z][A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm).flatMap(
  (names) => all(names, /`([A-Z_]+)`/g),
);
compare('variables in docs/for-operators.md', [...documented, 'NODE_ENV'], variables);

const [environment = ''] = all(compose, /environment:\n((?: {4}.*\n)+)/g);
const composeVariables = all(environment, /^ {4}([A-Z_]+):/gm);
compare('variables in compose.yaml', [...composeVariables, ...setByImage], [...variables, ...setByImage]);

const bodyLimit = all(read('server/forms/formRoutes.ts'), /bodyLimit = '(\d+)kb'/g);
compare('body limit in nginx.conf, in KB', all(nginx, /client_max_body_size (\d+)k;/g), bodyLimit);

const { text } = await createMetrics();
const known = new Set(all(await text(), /^# TYPE (\S+)/gm));
for (const file of ['deploy/monitoring/alerts.yaml', 'deploy/monitoring/grafana.json']) {
  const used = all(read(file), /\b((?:site|nodejs|process)_[a-z\d_]+)/g);
  const unknown = used.filter((name) => !known.has(name.replace(/_(?:bucket|count|sum)$/, '')));
  compare(`metrics in ${file}`, unknown, []);
  const values = all(read(file), /site_mails_total\{outcome=~?\\?"([\w|]+)/g).flatMap((each) =>
    each.split('|'),
  );
  compare(
    `outcomes in ${file}`,
    values.filter((each) => !outcomes.some((known) => known === each)),
    [],
  );
}

const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { hasInstallScript?: true }>;
};
const withScript = Object.keys(packages).filter((folder) => packages[folder]?.hasInstallScript);
const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
const scripts = withScript.map((folder) => folder.replace(/^.*node_modules\//, ''));
compare('packages with install scripts', Object.keys(allowScripts), scripts);
