import { parseDrawing } from '../../../server/content/wordmark';

describe('a wordmark', () => {
  it('is parsed into shapes', () => {
    const svg =
      '<?xml version="1.0"?><svg viewBox="0 0 9 9"><!-- a --><title>Inn</title><g stroke-width="2"><path d="M0 0"/></g></svg>';
    const paths = [{ tag: 'path', attributes: { d: 'M0 0' }, children: [] }];
    expect(parseDrawing(svg)).toEqual({
      viewBox: '0 0 9 9',
      elements: [{ tag: 'g', attributes: { strokeWidth: '2' }, children: paths }],
    });
  });

  it.each([
    ['must have a viewBox', '<svg><path d="M0 0"/></svg>'],
    ['not script', '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>'],
    ['not onclick', '<svg viewBox="0 0 1 1"><path d="M0 0" onclick="alert(1)"/></svg>'],
    ['not style', '<svg viewBox="0 0 1 1"><path d="M0 0" style="fill:red"/></svg>'],
    ['more than 32 levels deep', `<svg viewBox="0 0 1 1">${'<g>'.repeat(33)}`],
    ['must have at most 50000 characters', '<svg '.repeat(200_000)],
  ])('is rejected: %s', (message, svg) => {
    expect(() => parseDrawing(svg)).toThrow(message);
  });
});
