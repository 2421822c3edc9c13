import { checkPassword, isStrongPassword } from './password-rules';

const broken = (password: string) =>
  checkPassword(password)
    .filter(({ met }) => !met)
    .map(({ rule }) => rule);

it.each([
  ['Harvest2026', []],
  ['Aa3456', ['length']],
  ['harvest2026', ['uppercase']],
  ['HARVEST2026', ['lowercase']],
  ['HarvestMoon', ['digit']],
  ['', ['length', 'uppercase', 'lowercase', 'digit']],
  ['Ähre-ernte7', []],
])('names what "%s" lacks: %j', (password, rules) => {
  expect(broken(password)).toEqual(rules);
  expect(isStrongPassword(password)).toBe(rules.length === 0);
});
