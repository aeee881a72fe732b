/** How a body may be encoded on its way; the first is ours to choose between equals. */
export const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** Below every weight that a header can give: identity needs no mention, but what is mentioned comes before it. */
const unmentioned = 0.0001;

/** The weights of an Accept-Encoding header by coding; 1 where none is said. */
function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';');
    const weight = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='));
    weights.set(coding.trim(), weight ? Number(weight.slice(2)) || 0 : 1);
  }
  return weights;
}

/** The encoding that a client likes best; identity for one that takes nothing at all. RFC 9110, 12.5.3. */
export function chooseEncoding(header = ''): Encoding {
  const weights = weightsOf(header);
  const others = weights.get('*');
  let best: Encoding = 'identity';
  let bestWeight = 0;
  for (const encoding of encodings) {
    const weight = weights.get(encoding) ?? others ?? (encoding === 'identity' ? unmentioned : 0);
    if (weight > bestWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}
