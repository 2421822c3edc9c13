import { placeOf } from './place';

it.each([
  ['2210 Bluff Road\nOnawa, IA 51040', 'Onawa, IA'],
  ['2210 Bluff Road, Onawa, Iowa 51040-1234', 'Onawa, Iowa'],
  ['14 Mill Road, Ames, Iowa', 'Ames, Iowa'],
  ['14 Mill Road\nBoone IA 50036\nUSA', 'Boone, IA'],
  ['14 Mill Road, Boone, IA, 50036', 'Boone, IA'],
  ['Mill Lane 1, Ames', 'Ames'],
  ['Mill Lane 1', ''],
  ['', ''],
])('finds the place of %j', (address, place) => {
  expect(placeOf(address)).toBe(place);
});
