import { type Engine, usDate } from './engine';

/** The engine's numbers for languages, by language without its region. */
const languageIds: Readonly<Record<string, number>> = { en: 1 };

/**
 * SHR Windsurfer (Access CRS): https://res.windsurfercrs.com/ibe/details.aspx with `propertyID` in content/site.json.
 * Source: SHR CRS BE Implementation Guide, Deep Link URL Layout (shrdev.atlassian.net/wiki/spaces/SPD/pages/2183462935):
 * checkin and checkout as MM/DD/YYYY, adults, children, rooms, langID (1 is US English), rmID (a room's number). The
 * name of the promo code, `promo`, could not be verified.
 */
export const windsurfer: Engine = ({ arrival, departure, adults, children, roomId, code, language }) => ({
  checkin: usDate(arrival),
  checkout: usDate(departure),
  adults,
  children,
  rooms: 1,
  rmID: roomId,
  promo: code,
  langID: languageIds[language.split('-')[0] ?? ''],
});
