import { joinName, splitName } from '../src/person-name';

it.each(['Ada Lovelace', 'Maria del Carmen Ruiz', 'Cher', '李小龙'])(
  'keeps %s as it is',
  (name) => {
    const { first_name, last_name } = splitName(name);
    expect(joinName(first_name, last_name)).toBe(name);
  },
);

it('never makes the last name null, which the stock admin would print', () => {
  expect(splitName('Cher')).toEqual({ first_name: 'Cher', last_name: '' });
});
