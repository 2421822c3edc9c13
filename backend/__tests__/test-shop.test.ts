import { TestShop } from '@harrow/testing/test-shop';

it('a shop whose backend cannot start leaves nothing that runs', async () => {
  const shop = new TestShop({ NODE_OPTIONS: '--require missing-module' });
  await expect(shop.start()).rejects.toThrow('backend');
  const { url } = shop.sandbox;
  await fetch(url);
  await shop.stop();
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

it('a shop that has not started says so', () => {
  expect(() => new TestShop().url).toThrow('The shop has not started.');
});
