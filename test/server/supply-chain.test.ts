import { readdirSync, readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');
const { allowScripts, engines } = JSON.parse(read('package.json'));
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { hasInstallScript?: true; integrity?: string; link?: true }>;
};

describe('installing', () => {
  it('runs no script of a package; those that have one are listed by name, each disabled', () => {
    const withScript = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([folder]) => folder.replace(/^.*node_modules\//, ''));
    expect(Object.keys(allowScripts)).toEqual([...new Set(withScript)].sort());
    expect(Object.values(allowScripts).filter((isAllowed) => isAllowed !== false)).toEqual([]);
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  });

  it('verifies every package by its hash', () => {
    const bare = Object.entries(packages).filter(
      ([folder, { integrity, link }]) => folder.includes('node_modules/') && !integrity && !link,
    );
    expect(bare.map(([folder]) => folder)).toEqual([]);
  });
});

describe('dependencies outside of npm', () => {
  it('of the image are one long-term version of Node that package.json allows', () => {
    const bases = [...read('Dockerfile').matchAll(/^FROM (\S+:\S+)/gm)].map(([, base]) => base ?? '');
    expect(new Set(bases).size).toBe(1);
    const [, major] = /^node:(\d+)-\w+-slim(?:@sha256:[\da-f]{64})?$/.exec(bases[0] ?? '') ?? [];
    expect(Number(major) % 2).toBe(0);
    expect(engines.node).toContain(`>=${major}`);
  });

  it('and actions are pinned by Renovate', () => {
    const { extends: presets } = JSON.parse(read('renovate.json'));
    expect(presets).toEqual(expect.arrayContaining(['docker:pinDigests', 'helpers:pinGitHubActionDigests']));
    for (const file of readdirSync('.github/workflows'))
      expect(read(`.github/workflows/${file}`).match(/uses: [^@\s]+$/gm)).toBeNull();
  });
});
