import { displayName, storableName } from '../src/lib/display-name';

const email = 'ada@farm.test';

it('shows the name of a customer', () => {
  expect(displayName({ first_name: 'Ada', last_name: 'Admin', email })).toBe('Ada Admin');
});

it('shows what stands before the @ where no name was given', () => {
  expect(displayName({ first_name: null, last_name: null, email })).toBe('ada');
});

it.each([
  ['  Ada\u0000 Admin\n', 'Ada  Admin'],
  ['x'.repeat(500), 'x'.repeat(200)],
  [`${'x'.repeat(199)}🚜`, `${'x'.repeat(199)}\ufffd`],
  ['農機', '農機'],
  [undefined, ''],
  [{ toString: 1 }, ''],
])('makes %j storable', (claim, name) => {
  expect(storableName(claim)).toBe(name);
});
