/** The path of an offer's page. */
export const offerPath = <Id extends string>(id: Id): `/offers/${Id}` => `/offers/${id}`;
