import { initials, avatarColor, AVATAR_COLORS } from './avatar';

test.each([
  ['Marta Lindqvist', 'ML'],
  ['ana maria de souza', 'AS'],
  ['  Per   Holm ', 'PH'],
  ['Cher', 'C'],
  ['Øystein Åsen', 'ØÅ'],
  ['Jo (neighbor)', 'J'],
])('shortens %j to %s', (name, short) => {
  expect(initials(name)).toBe(short);
});

test.each(['', '   ', '42'])('uses a dash for a name without letters, %j', (name) => {
  expect(initials(name)).toBe('–');
});

test('gives a name the same color each time', () => {
  expect(avatarColor('Marta Lindqvist')).toBe(avatarColor('Marta Lindqvist'));
});

test('uses every color', () => {
  const names = Array.from({ length: 60 }, (_, index) => `Client ${index}`);
  expect(new Set(names.map(avatarColor))).toEqual(new Set(AVATAR_COLORS));
});
