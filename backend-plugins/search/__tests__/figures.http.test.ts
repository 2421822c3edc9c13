import { useSharedShop } from '@harrow/testing/shared-shop';
import { addCategory, addProduct, ask, find, names, type Searched } from './search-shop';

const shop = useSharedShop();

let category: string;

const figure = (name: string, value: string) => ({ name, value });

beforeAll(async () => {
  category = await addCategory(shop, { name: 'Couplings' });
  const add = (title: string, changes: Partial<Searched>) =>
    addProduct(shop, { title, category, ...changes });
  await add('Coupling one', {
    price: 1000,
    specifications: [
      figure('Bore', '20 mm (0.8 in)'),
      figure('Material', 'Cast iron'),
      figure('Torque', 'Up to 1,200 Nm'),
      figure('Finish', 'Painted'),
    ],
  });
  await add('Coupling two', {
    price: 2000,
    available: 0,
    specifications: [figure('Bore', '3.5 cm'), figure('Material', 'Cast iron (GG 25)')],
  });
  await add('Coupling three', {
    price: 3000,
    specifications: [
      figure('Bore', '40 to 55 mm'),
      figure('Material', 'Steel'),
      figure('Finish', 'Zinc-plated'), // only two products have one
    ],
  });
  await add('Coupling four', { price: 4000 });
});

const found = async (query: Record<string, string>) =>
  (await names(shop, { category, sort: 'price', ...query })).map((name) => name.split(' ')[1]);

const figuresOf = async (query: Record<string, string> = {}) =>
  (await find(shop, { category, ...query })).facets.figures;

describe('the rows of a search', () => {
  it('have the key figures of their products', async () => {
    const { data } = await find(shop, { category, sort: 'price' });
    expect(data[0]?.keyFigures).toEqual([
      figure('Bore', '20 mm'),
      figure('Torque', 'Up to 1,200 Nm'),
    ]);
    expect(data[3]?.keyFigures).toEqual([]);
  });
});

describe('the filters by figures', () => {
  it.each([
    [{ 'figure.Bore': '30..36' }, ['two']],
    [{ 'figure.Bore': '36..' }, ['three']],
    [{ 'figure.Bore': '..40' }, ['one', 'two', 'three']],
    [{ 'figure.Bore': '50..60' }, ['three']],
    [{ 'figure.Torque': '1200..1200' }, ['one']],
    [{ 'figure.Material': 'Cast iron' }, ['one', 'two']],
    [{ 'figure.Material': 'Cast iron', 'figure.Bore': '..30' }, ['one']],
    [{ 'figure.Material': 'Cast iron', inStock: 'true' }, ['one']],
    [{ 'figure.Material': 'cast' }, []],
    [{ 'figure.Flow': '1..2' }, []],
  ])('find with %j the couplings %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
    expect(await found({ ...query, q: 'coupling', sort: 'price' })).toEqual(expected);
    expect((await find(shop, { category, ...query })).count).toBe(expected.length);
  });

  it('offer what at least half of the matches have, and what tells them apart', async () => {
    expect(await figuresOf()).toEqual([
      { name: 'Bore', unit: 'mm', min: 20, max: 55 },
      {
        name: 'Material',
        choices: [
          { value: 'Cast iron', count: 2 },
          { value: 'Steel', count: 1 },
        ],
      },
    ]);
    expect((await find(shop, { q: 'coupling' })).facets.figures).toEqual([]);
  });

  it('count each facet under all filters except its own', async () => {
    const [bore, material] = await figuresOf({ 'figure.Bore': '30..', inStock: 'true' });
    expect(bore).toEqual({ name: 'Bore', unit: 'mm', min: 20, max: 55 });
    expect(material).toBeUndefined(); // the only match left has one material
    const chosen = { category, 'figure.Material': 'Cast iron' };
    const { facets } = await find(shop, chosen);
    expect(facets.figures).toEqual([
      { name: 'Bore', unit: 'mm', min: 20, max: 35 },
      {
        name: 'Material',
        choices: [
          { value: 'Cast iron', count: 2 },
          { value: 'Steel', count: 1 },
        ],
      },
    ]);
    expect(facets).toMatchObject({ inStock: 1, price: { min: 10, max: 20 } });
    // products of the demonstration are of cast iron too
    const own = facets.categories.filter(({ handle }) => handle === category);
    expect(own).toMatchObject([{ count: 2 }]);
  });

  it('follow a change of the specifications at once', async () => {
    const id = await addProduct(shop, {
      title: 'Coupling five',
      category,
      specifications: [figure('Bore', '80 mm'), figure('Teeth', '12')],
    });
    expect(await found({ 'figure.Bore': '80..' })).toEqual(['five']);
    const changed = JSON.stringify([figure('Bore', '90 mm')]);
    await shop.sql(
      `UPDATE product SET metadata = jsonb_set(metadata, '{specifications}', $2::jsonb) WHERE id = $1`,
      [id, changed],
    );
    expect(await found({ 'figure.Bore': '80..85' })).toEqual([]);
    expect(await found({ 'figure.Bore': '90..' })).toEqual(['five']);
    expect(await found({ 'figure.Teeth': '12..' })).toEqual([]);
    await shop.sql(`UPDATE product SET status = 'draft' WHERE id = $1`, [id]);
    expect(await found({ 'figure.Bore': '90..' })).toEqual([]);
  });

  it.each([
    ['figure.Bore', '..'],
    ['figure.Bore', '40..20'],
    ['figure.Bore', ''],
    ['figure.', '1..2'],
  ])('reject %s=%j with 422', async (name, value) => {
    const answer = await ask(shop, { [name]: value });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'invalid_body', fields: { [name]: expect.any(String) as unknown } },
    });
  });

  it('read what each kind of specification says', async () => {
    const rows = await shop.sql(
      `SELECT name, low, high, unit, value FROM catalogue_search_figures(jsonb_build_object('specifications', $1::jsonb))
        ORDER BY place`,
      [
        JSON.stringify([
          figure('Width', '1,850 mm (72.8 in)'),
          figure('Pressure', '1.5 to 6 bar (22 to 87 psi)'),
          figure('Tractor power', 'From 110 hp (82 kW)'),
          figure('Weight', '5.8 t (12,800 lb)'),
          figure('Spline', '1 3/8 in, 6 splines'),
          figure('Rotors', '12, on taper roller bearings'),
          figure('Section', '32 x 12 mm (1.26 x 0.47 in)'),
          figure('Gears', '24-speed powershift'),
          figure('Holes', '5 holes on 140 mm (5.5 in)'),
          figure('Angle', '110 degrees'),
          figure('Width', '3 m'),
        ]),
      ],
    );
    expect(rows.map((row: object): unknown[] => Object.values(row))).toEqual([
      ['Width', 1850, 1850, 'mm', null],
      ['Pressure', 1.5, 6, 'bar', null],
      ['Tractor power', 110, 110, 'hp', null],
      ['Weight', 5800, 5800, 'kg', null],
      ['Spline', 1.375, 1.375, 'in', null],
      ['Rotors', 12, 12, null, null],
      ['Section', null, null, null, '32 x 12 mm'],
      ['Gears', null, null, null, '24-speed powershift'],
      ['Holes', null, null, null, '5 holes on 140 mm'],
      ['Angle', 110, 110, 'degrees', null],
    ]);
  });
});
