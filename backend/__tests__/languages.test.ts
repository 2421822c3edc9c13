import { useSharedShop } from '@harrow/testing/shared-shop';
import { orderBody } from '@harrow/testing/shopping';

const shop = useSharedShop();

const GERMAN = { 'accept-language': 'de' };

const refusedOrder = async (headers: Record<string, string>) => {
  const [ada, product] = [await shop.customer(), await shop.product({ available: 3 })];
  const body = orderBody(ada, product, 4, { phone: 'none' });
  return await shop.request('POST', '/orders', { token: ada.token, headers, body });
};

it('refuses in German what a German storefront sends', async () => {
  const refusal = await refusedOrder(GERMAN);
  expect(refusal.status).toBe(422);
  expect(refusal.headers.get('content-language')).toBe('de');
  expect(refusal.headers.get('vary')).toContain('Accept-Language');
  expect(refusal.body).toEqual({
    code: 'invalid_body',
    message: 'phone: Das ist keine Telefonnummer.',
    fields: { phone: 'Das ist keine Telefonnummer.' },
  });
});

it.each([
  ['no language', {}],
  ['English', { 'accept-language': 'en' }],
  ['the list of a browser', { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' }],
  ['another language', { 'accept-language': 'fr' }],
])('refuses in English with %s', async (_, headers: Record<string, string>) => {
  const refusal = await refusedOrder(headers);
  expect(refusal.headers.get('content-language')).toBeNull();
  expect(refusal.body).toEqual({
    code: 'invalid_body',
    message: 'phone: This is not a phone number.',
    fields: { phone: 'This is not a phone number.' },
  });
});

it('says in German which product does not exist, and that there is nothing at an address', async () => {
  const product = await shop.request('GET', '/products/none', { headers: GERMAN });
  expect(product).toMatchObject({
    status: 404,
    body: { message: 'Dieses Produkt gibt es nicht.' },
  });
  const nothing = await shop.request('GET', '/nowhere', { headers: GERMAN });
  expect(nothing).toMatchObject({
    status: 404,
    body: { message: 'Unter /nowhere gibt es nichts.' },
  });
});

it('does not split the kept copies of pictures by language', async () => {
  const { headers } = await shop.request('GET', '/images/none.webp');
  expect(headers.get('vary')).not.toContain('Accept-Language');
});
