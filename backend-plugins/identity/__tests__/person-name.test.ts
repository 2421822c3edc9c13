import { displayName, splitName } from '../src/lib/person-name';

it.each([
  ['Ada Admin', 'Ada', 'Admin'],
  ['Maria  del Carmen Ruiz', 'Maria del Carmen', 'Ruiz'],
  ['Cher', 'Cher', ''],
  ['', '', ''],
])('splits %j at its last space', (name, first_name, last_name) => {
  expect(splitName(name)).toEqual({ first_name, last_name });
});

it('shows the name, or what stands before the @ of an email', () => {
  const email = 'ada@farm.test';
  expect(displayName({ first_name: 'Ada', last_name: 'Admin', email })).toBe('Ada Admin');
  expect(displayName({ first_name: null, last_name: null, email })).toBe('ada');
});
