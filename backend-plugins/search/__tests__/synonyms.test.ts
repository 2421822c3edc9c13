import { readSynonyms } from '../src/lib/synonyms';

it('reads groups, ways and comments', () => {
  const text = '# a comment\n\nplow, plough # same\r\nspud => potato, tuber\n , \n';
  expect(readSynonyms(text)).toEqual([
    ['plow', 'plough'],
    ['plough', 'plow'],
    ['spud', 'potato'],
    ['spud', 'tuber'],
  ]);
});
