import * as z from 'zod';
import { id } from './fields';

/** Checks that ids are unique in a list: they are anchors, React keys or tokens. */
export function uniqueIds({ value, issues }: z.core.ParsePayload<unknown[]>): void {
  const ids = (value as { id: string }[]).map((each) => each.id);
  ids.forEach((input, index) => {
    if (ids.indexOf(input) === index) return;
    const message = `must not be "${input}", as another entry's is`;
    issues.push({ code: 'custom', path: [index, 'id'], input, message });
  });
}

/** A list of things with ids. @param shape of each, beside its id */
export const withIds = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.array(z.strictObject({ id, ...shape })).check(uniqueIds);
