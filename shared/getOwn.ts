/** Returns the value of an untrusted key; undefined for inherited properties, such as 'constructor'. */
export const getOwn = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
