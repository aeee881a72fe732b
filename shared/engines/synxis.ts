import type { Engine } from './engine';

/**
 * Sabre SynXis Booking Engine: https://be.synxis.com/ with `hotel`, `chain` and `level=hotel` in content/site.json.
 * Source: SynXis Booking Engine linking instructions (docsbay.net/parameter-format, scribd.com/document/39474914): arrive,
 * depart, adult, child, promo; 'child' is left out where there is none. Not verified in a document of the vendor that
 * is public today: ISO dates, rooms, locale and start=availresults, which are those of live addresses at
 * be.synxis.com, and `room`.
 */
export const synxis: Engine = ({ arrival, departure, adults, children, roomId, code, language }) => ({
  arrive: arrival,
  depart: departure,
  rooms: 1,
  adult: adults,
  child: children || undefined,
  room: roomId,
  promo: code,
  locale: language,
  start: 'availresults',
});
