/** Returns an object with only the given keys, in the order of the keys. */
export const pick = <Value extends object, Key extends keyof Value>(
  value: Value,
  keys: readonly Key[],
): Pick<Value, Key> => Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<Value, Key>;
