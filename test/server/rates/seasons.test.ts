import { ratesSourceOf } from '../../../server/rates/ratesSource';
import { answerStay } from '../../../shared/rates/answerStay';
import { knownRoom } from '../../../shared/rates/ratePlan';
import { addDays, nightsIn } from '../../../shared/stay';
import { compile } from '../../support/compile';
import { configOf } from '../../support/config-and-logger';

const slug = 'garden-king';

describe('a hotel with seasons and no engine', () => {
  const summer = { from: '2027-06-15', to: '2027-08-31', price: 400 };
  const content = compile({ [`rooms/${slug}.json`]: (room) => Object.assign(room, { seasons: [summer] }) });
  const { contentPlans } = ratesSourceOf(configOf({ RATES_SOURCE: 'none' }), content);

  it.each([
    ['2027-06-12', 2, 2, (price: number) => 2 * price],
    ['2027-06-14', 3, 2, (price: number) => price + 800],
    ['2027-08-31', 2, 2, (price: number) => 400 + price],
  ])('prices the nights of a stay from %s by season', (arrival, nights, adults, sum) => {
    const party = { adults, children: 0 };
    const stay = { arrival, departure: addDays(arrival, nights), ...party };
    const rooms = content.rooms.map((room) =>
      knownRoom(room, contentPlans?.plansOf(room, nightsIn(stay), party) ?? []),
    );
    const room = content.rooms.find((each) => each.slug === slug);
    expect(answerStay(rooms, stay, content.hotel, { room: slug }).cost?.sum).toBe(sum(room?.price ?? 0));
  });
});
