import { buildSync } from 'esbuild';
import { browsers } from '../../tools/build/options';

describe('the style sheets for iPhones', () => {
  it('prevent text inflation on a phone in landscape, by Safari’s prefixed property', () => {
    const [file] = buildSync({
      entryPoints: ['client/styles/base.css'],
      write: false,
      target: browsers,
    }).outputFiles;
    expect(file?.text).toContain('-webkit-text-size-adjust: 100%;');
  });
});
