/** The path of a group's unlisted page. docs/behavior.md#room-blocks */
export const roomBlockPath = <Name extends string>(name: Name): `/groups/${Name}` => `/groups/${name}`;
