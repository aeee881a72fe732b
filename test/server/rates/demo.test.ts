import { demoPlans } from '../../../server/rates/demo';
import { answerStay } from '../../../shared/rates/answerStay';
import { knownRoom } from '../../../shared/rates/ratePlan';
import { addDays, nightsIn } from '../../../shared/stay';
import { sampleDirectory } from '../../support/hotel-source';
import { sampleHotel } from '../../support/sample-hotel';

const from = '2027-05-01';

describe('the demo rates source', () => {
  const { content } = sampleHotel(sampleDirectory);
  const days = nightsIn({ arrival: from, departure: addDays(from, 400) });
  const two = { adults: 2, children: 0 };

  it('has every kind of night, and the lowest price without a code is the room’s base price', () => {
    for (const room of content.rooms) {
      const own = demoPlans(room, days, two, content)
        .filter(({ code }) => code === undefined)
        .flatMap(({ nights }) => Object.values(nights));
      const prices = own.flatMap(({ price }) => price ?? []);
      expect(Math.min(...prices)).toBe(room.price);
      expect(own).toContainEqual(expect.objectContaining({ left: 0 }));
      for (const rule of ['minStay', 'closedToArrival', 'closedToDeparture'] as const)
        expect(own.some((night) => night[rule])).toBe(true);
    }
  });

  it('sells stays under three rate plans and with a promo code, and charges for a third guest', () => {
    const [room] = content.rooms.filter(({ sleeps, rollaways }) => sleeps === 2 && rollaways > 0);
    if (!room) throw new Error('no room with rollaway beds');
    const three = { adults: 3, children: 0 };
    const knownFor = (party: typeof two) => [knownRoom(room, demoPlans(room, days, party, content))];
    const [forTwo, forThree] = [knownFor(two), knownFor(three)];
    const costOf = (arrival: string, nights: number, code?: string, party = two) => {
      const stay = { arrival, departure: addDays(arrival, nights), ...party };
      return answerStay(party === two ? forTwo : forThree, stay, content.hotel, { code }).cost;
    };
    const sold = days.slice(0, 360).flatMap((day) => [costOf(day, 2)?.plan, costOf(day, 3)?.plan]);
    expect(new Set(sold.flatMap((plan) => (plan ? (plan.name ?? '') : [])))).toEqual(
      new Set(['', 'Three Nights or More', 'Advance Purchase']),
    );
    const day = days.find((each) => costOf(each, 2, 'MIDWEEK')) ?? '';
    expect(costOf(day, 2, 'MIDWEEK')?.sum).toBeLessThan(costOf(day, 2)?.sum ?? 0);
    const third = costOf(day, 2, undefined, three);
    expect(third?.sum).toBe((costOf(day, 2)?.sum ?? 0) + 2 * content.hotel.rollawayPrice);
    expect(third?.rollawayBeds).toBe(0);
  });

  it('sells the accessible room at the price of the cheapest room that sleeps the guests', () => {
    const room = content.rooms.find(({ wheelchairAccessible }) => wheelchairAccessible);
    const code = content.accessibleRate?.code;
    if (!room || !code) throw new Error('no rate for the accessible room');
    const known = content.rooms.map((each) => knownRoom(each, demoPlans(each, days, two, content)));
    const day = days.find((each) => {
      const stay = { arrival: each, departure: addDays(each, 2), ...two };
      return answerStay(known, stay, content.hotel, { room: room.slug, code }).cost;
    });
    const stay = { arrival: day ?? '', departure: addDays(day ?? '', 2), ...two };
    const { cost } = answerStay(known, stay, content.hotel, { room: room.slug, code });
    expect(cost?.sum).toBeLessThan(2 * room.price);
    expect(cost?.sum).toBeGreaterThanOrEqual(2 * Math.min(...content.rooms.map(({ price }) => price)));
  });
});
