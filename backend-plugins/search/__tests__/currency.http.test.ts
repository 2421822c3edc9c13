import { useTestShop } from '@harrow/testing/test-shop';
import { addProduct, find } from './search-shop';

const shop = useTestShop();

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
