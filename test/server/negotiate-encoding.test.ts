import { negotiateEncoding } from '../../server/http/negotiateEncoding';

describe('content negotiation', () => {
  it.each([
    [undefined, 'identity'],
    ['gzip', 'gzip'],
    ['br, gzip', 'br'],
    ['gzip, br', 'br'],
    ['gzip;q=1.0, br;q=0.9', 'gzip'],
    ['*;q=0.1, gzip', 'gzip'],
    ['*;q=0', 'identity'],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['gzip; q=0 , br ; q=0.001', 'br'],
    ['BR', 'br'],
    ['*', 'br'],
    ['', 'identity'],
    ['deflate', 'identity'],
    ['br;q=0, identity', 'identity'],
    ['gzip;q=0.5, identity;q=0.8', 'identity'],
    ['br;q=nonsense', 'identity'],
    [',,;;=', 'identity'],
  ])('of "%s" selects %s', (header, encoding) => {
    expect(negotiateEncoding(header)).toBe(encoding);
  });
});
