import { useSharedShop } from '@harrow/testing/shared-shop';
import { addCategory, addProduct, find, names, suggested } from './search-shop';

const shop = useSharedShop({ backends: 2 }); // requests alternate between two processes

/** Asks both processes twice, so that kept answers are seen too. */
async function expectNames(query: Record<string, string | number>, expected: string[]) {
  for (let times = 0; times < 4; times += 1) expect(await names(shop, query)).toEqual(expected);
}

it('finds a product that staff have just created, under its next name, and not after its removal', async () => {
  await expectNames({ q: 'xylopho' }, []); // with "machine", it would find that alone
  const staff = await shop.stockAdmin();
  const { id } = await shop.product();
  await staff.request('POST', `/products/${id}`, { body: { title: 'Xylophonic machine' } });
  await expectNames({ q: 'xylopho machine' }, ['Xylophonic machine']);
  await staff.request('POST', `/products/${id}`, { body: { title: 'Zitherous machine' } });
  await expectNames({ q: 'xylophonic' }, []);
  await expectNames({ q: 'zitherous' }, ['Zitherous machine']);
  await staff.request('DELETE', `/products/${id}`);
  await expectNames({ q: 'zitherous' }, []);
});

it('finds and filters by the current price and stock', async () => {
  const { id, variantId } = await shop.product({ price: 10, available: 1 });
  await shop.sql(`UPDATE product SET title = 'Marimba mount' WHERE id = $1`, [id]);
  const within = { q: 'marimba', minPrice: 15, maxPrice: 25 };
  const inStock = { q: 'marimba', inStock: 'true' };
  await expectNames(within, []);
  await shop.sql(
    `UPDATE money_amount SET amount = 2000 WHERE id IN
       (SELECT money_amount_id FROM product_variant_money_amount WHERE variant_id = $1)`,
    [variantId],
  );
  await expectNames(within, ['Marimba mount']);
  expect((await find(shop, within)).facets.price).toEqual({ min: 20, max: 20 });
  await expectNames(inStock, ['Marimba mount']);
  const setStock = (available: number) =>
    shop.sql('UPDATE product_variant SET inventory_quantity = $2 WHERE id = $1', [
      variantId,
      available,
    ]);
  await setStock(0);
  await expectNames(inStock, []);
  expect((await find(shop, { q: 'marimba' })).facets.inStock).toBe(0);
  await setStock(3);
  await expectNames(inStock, ['Marimba mount']);
});

it('finds products by the current names and places of their categories', async () => {
  const top = await addCategory(shop, { name: 'Glockenspiels' });
  const low = await addCategory(shop, { name: 'Small ones', parent: top });
  await addProduct(shop, { title: 'Mallet', category: low });
  await expectNames({ q: 'glockenspiel mallet' }, ['Mallet']);
  await expectNames({ category: top }, ['Mallet']);
  const { facets } = await find(shop, { q: 'mallet' });
  expect(facets.categories).toEqual([
    { handle: top, name: 'Glockenspiels', count: 1 },
    { handle: low, name: 'Small ones', count: 1 },
  ]);
  await shop.sql(`UPDATE product_category SET name = 'Vibraphones' WHERE id = $1`, [top]);
  expect(await find(shop, { q: 'glockenspiel mallet' })).toMatchObject({
    dropped: ['glockenspiel'],
  });
  await expectNames({ q: 'vibraphone mallet' }, ['Mallet']);
  expect((await suggested(shop, 'vibrap')).categories).toEqual([
    { handle: top, name: 'Vibraphones', count: 1, img: '' },
  ]);
  await shop.sql('UPDATE product_category SET parent_category_id = NULL WHERE id = $1', [low]);
  await expectNames({ category: top }, []);
  await expectNames({ category: low }, ['Mallet']);
});

it('hides a category that is inactive or internal, and those below it, but not their products', async () => {
  const top = await addCategory(shop, { name: 'Bassoons' });
  const low = await addCategory(shop, { name: 'Contrabassoons', parent: top });
  await addProduct(shop, { title: 'Reed', category: low });
  await expectNames({ category: low }, ['Reed']);
  for (const column of ['is_active = false', 'is_active = true, is_internal = true']) {
    await shop.sql(`UPDATE product_category SET ${column} WHERE id = $1`, [top]);
    await expectNames({ category: low }, []);
    expect((await find(shop, { q: 'reed' })).facets.categories).toEqual([]);
    await expectNames({ q: 'reed' }, ['Reed']);
  }
  await shop.sql(`UPDATE product_category SET is_internal = false WHERE id = $1`, [top]);
  await expectNames({ category: low }, ['Reed']);
});

it('moves a product to another category', async () => {
  const [from, to] = [
    await addCategory(shop, { name: 'Oboes' }),
    await addCategory(shop, { name: 'Clarinets' }),
  ];
  const id = await addProduct(shop, { title: 'Ligature', category: from });
  await expectNames({ category: from }, ['Ligature']);
  await shop.sql(
    'UPDATE product_category_product SET product_category_id = $2 WHERE product_id = $1',
    [id, to],
  );
  await expectNames({ category: from }, []);
  await expectNames({ category: to }, ['Ligature']);
});

it('shows what two transactions have changed of one product at once', async () => {
  const titles = ['Saxophone', 'Sousaphone'];
  const id = await addProduct(shop, { title: 'Phone', price: 100 });
  for (let round = 0; round < 10; round += 1) {
    const title = titles[round % 2] ?? '';
    const price = 1000 + round;
    await Promise.all([
      shop.sql('UPDATE product SET title = $2 WHERE id = $1', [id, title]),
      shop.sql('UPDATE money_amount SET amount = $2 WHERE id = $1', [`ma_${id}`, price]),
    ]);
    const { data, facets } = await find(shop, { q: title });
    expect(data.map(({ name }) => name)).toEqual([title]);
    expect(facets.price).toEqual({ min: price / 100, max: price / 100 });
  }
});

it('lets imports of the same products in different orders both succeed', async () => {
  const ids: string[] = [];
  for (let made = 0; made < 6; made += 1) ids.push(await addProduct(shop, { title: 'Ocarina' }));
  const rename = (order: string[], word: string) =>
    shop.sql(
      `DO $$ BEGIN ${order.map((id) => `UPDATE money_amount SET amount = amount + 1 WHERE id = 'ma_${id}';`).join(' ')} END $$; SELECT '${word}'`,
    );
  const stock = (order: string[]) =>
    shop.sql(
      `DO $$ BEGIN ${order.map((id) => `UPDATE product SET description = description || 'x' WHERE id = '${id}';`).join(' ')} END $$`,
    );
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([rename(ids, 'a'), stock(ids.toReversed())]);
  }
  expect((await find(shop, { q: 'ocarina' })).count).toBe(6);
});

it('writes nothing when an order only changes the stock', async () => {
  const { variantId } = await shop.product({ available: 10 });
  const [before] = await shop.sql(`SELECT count(*) FROM catalogue_change WHERE regroups`);
  await shop.sql(
    'UPDATE product_variant SET inventory_quantity = inventory_quantity - 1 WHERE id = $1',
    [variantId],
  );
  expect(await shop.sql(`SELECT count(*) FROM catalogue_change WHERE regroups`)).toEqual([before]);
});

it('finds names in other scripts', async () => {
  await addProduct(shop, { title: 'Трактор Беларус 82' });
  await addProduct(shop, { title: 'Τρακτέρ Θεσσαλία' });
  await addProduct(shop, { title: 'コンバイン収穫機 K2' });
  await expectNames({ q: 'ТРАКТОР' }, ['Трактор Беларус 82']);
  await expectNames({ q: 'белар' }, ['Трактор Беларус 82']);
  await expectNames({ q: 'τρακτερ θεσ' }, ['Τρακτέρ Θεσσαλία']);
  await expectNames({ q: 'コンバ' }, ['コンバイン収穫機 K2']);
  await expectNames({ q: '収穫機' }, ['コンバイン収穫機 K2']);
});
