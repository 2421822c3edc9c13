import { readSynonyms } from '../src/lib/synonyms';

it('reads groups, ways and comments', () => {
  expect(readSynonyms('für, pour =>')).toEqual([
    ['für', ''],
    ['fuer', ''],
    ['pour', ''],
  ]);
  const text = '# a comment\n\nplow, plough # same\r\nspud => potato, tuber\n , \n';
  expect(readSynonyms(text)).toEqual([
    ['plow', 'plough'],
    ['plough', 'plow'],
    ['spud', 'potato'],
    ['spud', 'tuber'],
  ]);
});

it('reads umlauts as they are spelled without them too', () => {
  expect(readSynonyms('Düse, buse => nozzle')).toEqual([
    ['Düse', 'nozzle'],
    ['duese', 'nozzle'],
    ['buse', 'nozzle'],
  ]);
});
