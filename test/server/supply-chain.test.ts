import { readdirSync, readFileSync } from 'node:fs';
import { npmSbom, type Sbom, sbomOfBuild } from '../../tools/build/sbom';

const read = (file: string) => readFileSync(file, 'utf8');
const { allowScripts, dependencies, engines, name } = JSON.parse(read('package.json'));
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
      ([folder, { integrity, link }]) => folder && !integrity && !link,
    );
    expect(bare.map(([folder]) => folder)).toEqual([]);
  });
});

describe('dependencies outside of npm', () => {
  it('of the image are one long-term version of Node that package.json allows', () => {
    const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, base]) => base ?? '');
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

describe('the bill of materials', () => {
  let all: Sbom;
  beforeAll(async () => {
    all = await npmSbom();
  });
  const versionOf = (dependency: string) => {
    const { version } = JSON.parse(read(`node_modules/${dependency}/package.json`));
    return `${dependency}@${version}`;
  };
  const inside = ['react', 'react-day-picker', 'zod'].map(versionOf);

  it('lists the build’s packages with license, hash and dependencies, and nothing else', () => {
    const { components, dependencies: needs } = sbomOfBuild(all, inside, name);
    expect(components.map((each) => each['bom-ref']).sort()).toEqual([...inside].sort());
    for (const each of components)
      expect(each).toMatchObject({
        licenses: expect.any(Array),
        hashes: [expect.anything()],
        scope: 'required',
      });
    const known = [`${name}@1.0.0`, ...inside];
    for (const { ref, dependsOn } of needs)
      for (const each of [ref, ...dependsOn]) expect(known).toContain(each);
  });

  it('is reproducible', async () => {
    const [one, other] = [all, await npmSbom()].map((each) =>
      JSON.stringify(sbomOfBuild(each, inside, name)),
    );
    expect(one).toBe(other);
  });

  it('fails if the build contains what the lock file does not', () => {
    expect(() => sbomOfBuild(all, ['left-pad@9.9.9'], name)).toThrow('left-pad@9.9.9');
  });

  it('covers every dependency of the server', () => {
    const refs = all.components.map((each) => each['bom-ref']);
    for (const dependency of Object.keys(dependencies)) expect(refs).toContain(versionOf(dependency));
  });
});
