import { useTestShop } from '@harrow/testing/test-shop';

const shop = useTestShop();

const isWarning = (line: string): boolean => /"level":"(warn|error|fatal)"/.test(line);

it('warns of nothing when a backend starts', () => {
  expect(shop.log.length).toBeGreaterThan(0);
  expect(shop.log.filter(isWarning)).toEqual([]);
});

it('answers searches of the stock admin’s storefront calls without an index of the engine', async () => {
  const product = await shop.product();
  const answer = await fetch(`${shop.url}/store/products/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ q: product.name }),
  });
  expect(await answer.json()).toMatchObject({ hits: [{ id: product.id }] });
});
