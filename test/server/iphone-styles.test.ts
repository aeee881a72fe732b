import { buildSync } from 'esbuild';
import { styleOptions } from '../../tools/build/options';

describe('the style sheets for iPhones', () => {
  it('keep letters from growing on a phone held sideways, by the name that Safari knows', () => {
    const { target } = styleOptions();
    const [file] = buildSync({
      entryPoints: ['client/styles/base.css'],
      write: false,
      ...(target && { target }),
    }).outputFiles;
    expect(file?.text).toContain('-webkit-text-size-adjust: 100%;');
  });
});
