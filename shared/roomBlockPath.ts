/** The path of a group's unlisted page. */
export const roomBlockPath = <Name extends string>(name: Name): `/groups/${Name}` => `/groups/${name}`;
