import { formatFigureChoice, parseFigureChoice, searchParameters } from '../src';

describe('the choice of a figure', () => {
  it.each([
    ['28..710', { min: 28, max: 710 }],
    ['0.5..', { min: 0.5 }],
    ['..-3', { max: -3 }],
    ['28..28', { min: 28, max: 28 }],
    ['Boron steel', { value: 'Boron steel' }],
    ['12', { value: '12' }],
  ])('reads %j, and writes it again', (text, choice) => {
    expect(parseFigureChoice(text)).toEqual(choice);
    expect(formatFigureChoice(choice)).toBe(text);
  });

  it.each(['', ' ', '..', '710..28', '1..x', '1...2', '1,000..2', `${'9'.repeat(13)}..`, 'a\0b'])(
    'does not read %j',
    (text) => {
      expect(parseFigureChoice(text)).toBeNull();
    },
  );
});

describe('the parameters of a search', () => {
  const defaults = { q: '', limit: 12, pageNumber: 0 };

  it('hold the chosen figures by name, whatever their order, and nothing unknown', () => {
    const one = searchParameters.parse({ 'figure.b.c': '1..2', utm: 'x', 'figure.A': 'steel' });
    const other = searchParameters.parse({ 'figure.A': 'steel', 'figure.b.c': '1..2' });
    expect(one).toEqual({
      ...defaults,
      figures: { A: { value: 'steel' }, 'b.c': { min: 1, max: 2 } },
    });
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
    expect(searchParameters.parse({})).toEqual(defaults);
  });

  it.each([
    [{ 'figure.Width': '..' }, 'figure.Width'],
    [{ 'figure.': '1..2' }, 'figure.'],
    [{ 'figure.Width': ['1..2', '3..4'] }, 'figure.Width'],
    [{ [`figure.${'x'.repeat(81)}`]: '1..2' }, `figure.${'x'.repeat(81)}`],
    [
      Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [`figure.${name}`, '1..2'])),
      'figure.e',
    ],
  ])('name what makes no sense: %j', (parameters, name) => {
    const { error } = searchParameters.safeParse(parameters);
    expect(error?.issues.map(({ path }) => path)).toEqual([[name]]);
  });
});
