/** The path of a group's unlisted page. docs/behavior.md#group-blocks */
export const groupPath = <Name extends string>(name: Name): `/groups/${Name}` => `/groups/${name}`;
