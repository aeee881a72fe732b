/**
 * Room amenities that several pages list (SPEC 2, Room detail pages). The list with a kitchenette is the
 * specification's own for the Handi Enci suite, to the letter; without one, it leaves out what needs a kitchenette.
 */
const everyRoom = [
  'Daily housekeeping',
  'Toiletries',
  'Bath robes',
  'Hair dryer',
  'Iron and board',
  'Air conditioning',
  'Pool and fitness access',
  'Small refrigerator',
];

export const amenities: readonly string[] = [...everyRoom, 'Coffee maker'];

export const amenitiesWithKitchenette: readonly string[] = [
  ...everyRoom,
  'Microwave',
  'Coffee maker',
  'Basic cookware',
];
