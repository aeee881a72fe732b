import { useState } from 'react';
import type { RuleLabels } from '../../../shared/content/ruleLabels';
import { hotelDay } from '../../../shared/hotelDay';
import { offerPath } from '../../../shared/offers/offerPath';
import { brokenRules, type CodeRoom, type CodeRules, cheapestWithCode } from '../../../shared/offers/rules';
import type { PageData } from '../../../shared/pageData';
import type { GroupPath, OfferPath } from '../../../shared/pages';
import type { BookableRoom } from '../../../shared/room';
import { roomBlockPath } from '../../../shared/roomBlockPath';
import type { StayTexts } from '../../../shared/stay';
import { useSiteData } from '../../siteData';
import { useStay } from '../../stay/stay';
import { useNights } from '../../stay/stayNights';

/** The offer or the group of a code. */
interface Coded {
  title: string;
  line: string;
  /** Its name in a sentence: the code, or 'the group rate'. */
  name: string;
  path: OfferPath | GroupPath;
  rules: CodeRules;
  ruleLabels: RuleLabels;
}

/** The offer or group of the query. */
const codedOf = ({ page, group, offer }: PageData['book']): Coded | undefined =>
  group
    ? { ...group, name: page.code.groupRate, path: roomBlockPath(group.name) }
    : offer && { ...offer, name: offer.code, path: offerPath(offer.id) };

/** The offer or group of the query together with the chosen stay: the rules that the stay breaks, or its cost. */
export function useCode(data: PageData['book'], room: BookableRoom | undefined, given: StayTexts) {
  const { hotel } = useSiteData();
  const stay = useStay(given);
  const nights = useNights(stay);
  const [today] = useState(() => hotelDay(hotel.locale));
  const coded = codedOf(data);
  if (!coded) return undefined;
  const rooms = room ? [room] : data.rooms;
  const broken = brokenRules(coded.rules, stay, { today, rooms });
  const known = (slug?: string) =>
    stay && nights && !data.group ? nights.knownStay(nights.rooms, stay, hotel, slug) : {};
  const costIn = ({ slug }: CodeRoom) => known(slug).cost;
  const free = rooms.filter(costIn);
  // Which night is free depends on its price.
  const isUnknown = coded.rules.freeNights && free.some((each) => costIn(each)?.byNight?.length === 0);
  const holds = stay && broken.length === 0 && !isUnknown && !known(room?.slug).problem;
  const sum = holds
    ? cheapestWithCode(coded.rules, stay, free.length > 0 ? free : rooms, hotel, costIn)
    : undefined;
  return { ...coded, stay, broken, sum };
}

export type CodeOfStay = NonNullable<ReturnType<typeof useCode>>;
