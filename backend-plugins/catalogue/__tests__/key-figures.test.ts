import { keyFiguresOf } from '../src/lib/key-figures';

const figure = (name: string, value: string) => ({ name, value });

describe('the key figures of a product', () => {
  it('are its first three short specifications with a digit, without conversions', () => {
    const specifications = [
      figure('Material', 'Boron steel'),
      figure('Diameter', '610 mm (24 in)'),
      figure('Fits', 'C 640 combine, F 500 forage harvester'),
      figure('Hub pattern', '5 holes on 140 mm (5.5 in)'),
      figure('Crosses', '30 x 92 mm (1.2 x 3.6 in), greasable'),
      figure('Weight', '12.9 kg (28.4 lb)'),
    ];
    expect(keyFiguresOf(specifications)).toEqual([
      figure('Diameter', '610 mm'),
      figure('Hub pattern', '5 holes on 140 mm'),
      figure('Crosses', '30 x 92 mm, greasable'),
    ]);
  });

  it('are fewer where a product has fewer', () => {
    expect(keyFiguresOf([])).toEqual([]);
    expect(keyFiguresOf([figure('Material', 'Steel'), figure('Teeth', '8')])).toHaveLength(1);
  });
});
