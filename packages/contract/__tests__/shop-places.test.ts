import { fillPlaces, placesIn } from '@harrow/contract';

it('fills the places that have a value', () => {
  const values = { phone: '123', shipsIn: '' };
  expect(fillPlaces('Call {phone}{shipsIn}, {number}, {constructor}.', values)).toBe(
    'Call 123, {number}, {constructor}.',
  );
});

it('finds places with their lines', () => {
  expect(placesIn('One {phone}\n{Two} {hours} {a1}')).toEqual([
    { place: 'phone', line: 1 },
    { place: 'hours', line: 2 },
  ]);
});
