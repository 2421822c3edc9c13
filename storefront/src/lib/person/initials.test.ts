import { initials } from './initials';

test.each([
  ['Marta Lindqvist', 'ML'],
  ['ana maria de souza', 'AS'],
  ['  Per   Holm ', 'PH'],
  ['Cher', 'C'],
  ['Øystein Åsen', 'ØÅ'],
  ['Jo (neighbour)', 'J'],
])('shortens %j to %s', (name, short) => {
  expect(initials(name)).toBe(short);
});

test.each(['', '   ', '42'])('has a sign for a name without letters, %j', (name) => {
  expect(initials(name)).toBe('–');
});
