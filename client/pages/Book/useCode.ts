import { useState } from 'react';
import { bookableRooms } from '../../../generated/content/bookableRooms';
import { bookContent } from '../../../generated/content/pages/book';
import { offerWords } from '../../../generated/content/words/offers';
import { dateLabel } from '../../../shared/dates';
import { groupPath } from '../../../shared/groupPath';
import { hotelDay } from '../../../shared/hotelDay';
import { offerOfCode } from '../../../shared/offers/offerOfCode';
import { offerPath } from '../../../shared/offers/offerPath';
import { nightsPhrase } from '../../../shared/offers/phrases';
import { brokenRules, type CodeRules, cheapestWithCode } from '../../../shared/offers/rules';
import type { GroupPath, OfferPath } from '../../../shared/pages';
import type { BookableRoom } from '../../../shared/room';
import type { BookedBlock } from '../../../shared/schema/block';
import { site } from '../../../shared/site';
import type { StayTexts } from '../../../shared/stay';
import { fill } from '../../../shared/words';
import { useStay } from '../../stay/stay';

/** The offer or the group of a code. */
interface Coded {
  title: string;
  summary: string;
  /** Its name in a sentence: the code, or 'the group rate'. */
  name: string;
  path: OfferPath | GroupPath;
  rules: CodeRules & { forRooms: string };
}

function codedOffer(code: string, today: string): Coded | undefined {
  const offer = offerOfCode(code, today);
  return offer && { ...offer, name: offer.code, path: offerPath(offer.id) };
}

const codedGroup = ({ name, title, rules, deadline, ...nights }: BookedBlock): Coded => ({
  title,
  summary: fill(offerWords.group, { nights: nightsPhrase(nights), date: dateLabel(deadline) }),
  name: bookContent.code.groupRate,
  path: groupPath(name),
  rules,
});

interface Asked {
  code: string | undefined;
  group: BookedBlock | undefined;
  room: BookableRoom | undefined;
}

/** The offer or group of the query together with the chosen stay: the rules that the stay breaks, or its cost. */
export function useCode({ code, group, room }: Asked, given: StayTexts) {
  const stay = useStay(given);
  const [today] = useState(hotelDay);
  const coded = group ? codedGroup(group) : code ? codedOffer(code, today) : undefined;
  if (!coded) return undefined;
  const rooms = room ? [room] : bookableRooms;
  const broken = brokenRules(coded.rules, stay, { today, rooms });
  const sum = stay && broken.length === 0 ? cheapestWithCode(coded.rules, stay, rooms, site) : undefined;
  return { ...coded, stay, broken, sum };
}

export type CodeOfStay = NonNullable<ReturnType<typeof useCode>>;
