import { figureQuery, figuresOf, withoutFigure } from './figure-address';

const read = (query: string) => figuresOf(new URLSearchParams(query));

test.each([
  ['figure.Width=28..710', { Width: { min: 28, max: 710 } }],
  ['figure.Width=..710', { Width: { max: 710 } }],
  ['figure.Material=Boron+steel', { Material: { value: 'Boron steel' } }],
  ['figure.Width=1,850&figure.Width=', { Width: { min: 1850 } }], // the fields of a form
  ['figure.Width=710&figure.Width=28', { Width: { min: 28, max: 710 } }],
  ['figure.Width=&figure.Width=&figure.Material=&inStock=true', {}],
])('reads %s', (query, figures) => {
  expect(read(query)).toEqual({ figures, bad: [] });
  expect(read(new URLSearchParams(figureQuery(figures)).toString()).figures).toEqual(figures);
});

test.each([
  'figure.Width=wide&figure.Width=',
  'figure.Width=..',
  'figure.Width=1&figure.Width=2&figure.Width=3',
])('leaves out %s', (query) => {
  expect(read(query)).toEqual({ figures: {}, bad: ['figure.Width'] });
});

it('leaves out what is more than a search can filter by', () => {
  const query = ['a', 'b', 'c', 'd', 'e'].map((name) => `figure.${name}=1..2`).join('&');
  expect(read(query).bad).toEqual(['figure.e']);
});

it('takes a figure out', () => {
  expect(withoutFigure({ a: { min: 1 }, b: { value: 'x' } }, 'a')).toEqual({ b: { value: 'x' } });
});
