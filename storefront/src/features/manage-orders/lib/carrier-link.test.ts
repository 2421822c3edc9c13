import { carrierLink } from './carrier-link';

it.each([
  ['1Z 84A 6R3 03 1234 5678', 'https://www.ups.com/track?tracknum=1Z84A6R30312345678'],
  ['1z84a6r30312345678', 'https://www.ups.com/track?tracknum=1Z84A6R30312345678'],
  ['7712 3456 7890', 'https://www.fedex.com/fedextrack/?trknbr=771234567890'],
  ['771234567890123', 'https://www.fedex.com/fedextrack/?trknbr=771234567890123'],
])('links %s to its carrier', (number, link) => {
  expect(carrierLink(number)).toBe(link);
});

it.each(['', 'Own truck', '1Z 999', '12345678901', '9400110200881234567890'])(
  'links %j to no carrier',
  (number) => expect(carrierLink(number)).toBeNull(),
);
