/** The value of a key that comes from outside; undefined also for what every object inherits, such as 'constructor'. */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
