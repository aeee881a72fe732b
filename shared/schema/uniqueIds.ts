import type * as z from 'zod';

/** Checks that ids are unique in a list: they are anchors, React keys or tokens. */
export function uniqueIds({ value, issues }: z.core.ParsePayload<{ id: string }[]>): void {
  value.forEach(({ id }, index) => {
    if (value.findIndex((other) => other.id === id) === index) return;
    const message = `must not be "${id}", as another entry's is`;
    issues.push({ code: 'custom', path: [index, 'id'], input: id, message });
  });
}
