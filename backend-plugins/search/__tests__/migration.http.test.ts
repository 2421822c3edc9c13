import { useTestShop } from '@harrow/testing/test-shop';
import type { QueryRunner } from 'typeorm';
import { CreateSearch1700000006100 } from '../src/migrations/1700000006100-create-search';
import { FillSearch1700000006101 } from '../src/migrations/1700000006101-fill-search';
import { RefreshAtOnce1700000006102 } from '../src/migrations/1700000006102-refresh-at-once';
import { addProduct, find } from './search-shop';

const shop = useTestShop();

const runner = () =>
  ({
    query: (text: string, values?: unknown[]) => shop.sql(text, values),
  }) as unknown as QueryRunner;

const create = new CreateSearch1700000006100();
const fill = new FillSearch1700000006101();
const atOnce = new RefreshAtOnce1700000006102();

const left = () =>
  shop.sql(
    `SELECT relname AS name FROM pg_class WHERE relname LIKE 'catalogue\\_search%' AND relkind = 'r'
      UNION SELECT proname FROM pg_proc WHERE proname LIKE 'catalogue\\_search%'
      UNION SELECT tgname FROM pg_trigger WHERE tgname LIKE 'catalogue\\_search%'
      UNION SELECT typname FROM pg_type WHERE typname LIKE 'catalogue\\_search%'`,
  );

it('goes down without a trace, and up again with every product of the shop', async () => {
  const before = await shop.sql('SELECT product_id, document FROM catalogue_search ORDER BY 1');
  await atOnce.down(runner());
  await fill.down(runner());
  await create.down(runner());
  expect(await left()).toEqual([]);
  await addProduct(shop, { title: 'Made in the meantime' });
  await create.up(runner());
  await fill.up(runner());
  await atOnce.up(runner());
  const after = await shop.sql('SELECT product_id FROM catalogue_search');
  expect(after).toHaveLength(before.length + 1);
  expect((await find(shop, { q: 'meantime' })).count).toBe(1);
});

it('fills the search in the currency of the shop, whatever it was before', async () => {
  const count = async () => (await find(shop, {})).count;
  const all = await count();
  const id = await addProduct(shop, { title: 'Euro pallet' });
  await shop.sql(`UPDATE money_amount SET currency_code = 'eur' WHERE id = $1`, [`ma_${id}`]);
  expect((await find(shop, { q: 'euro pallet' })).count).toBe(0);
  await shop.changeCurrency('eur');
  expect((await find(shop, { q: 'euro pallet' })).data).toMatchObject([{ currency: 'eur' }]);
  expect(await count()).toBe(1);
  await shop.changeCurrency('usd');
  expect(await count()).toBe(all);
});
