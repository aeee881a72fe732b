import { buildSync } from 'esbuild';
import { styleOptions } from '../../tools/build/options';

describe('the style sheets for iPhones', () => {
  it('prevent text inflation on a phone in landscape, by Safari’s prefixed property', () => {
    const { target } = styleOptions();
    const [file] = buildSync({
      entryPoints: ['client/styles/base.css'],
      write: false,
      ...(target && { target }),
    }).outputFiles;
    expect(file?.text).toContain('-webkit-text-size-adjust: 100%;');
  });
});
