import { screen } from '@testing-library/react';
import { product, review } from '@/test/catalogue-fixtures';
import { order } from '@/test/order-fixtures';
import { savedProfile } from '@/test/profile-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, signInAs, withSession } from '@/test/session-fixtures';
import { backend, http, HttpResponse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

/** Text that would turn around all that follows it in its line. */
const TURNS = 'Plow \u202e';
const turned = { name: `${TURNS}1`, description: `${TURNS}2` };
const person = { ...farmer, displayName: `${TURNS}3` };
const turnedOrder = order(1, { product: `${TURNS}4`, name: person.displayName });

/** The places in which the page shows such text without setting it apart, by what they hold. */
function unprotected(): (string | null)[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  const places = found
    .filter(({ nodeValue }) => nodeValue?.includes('\u202e'))
    .filter(({ nodeValue }) => !/\u2068.*\u202e.*\u2069/.test(nodeValue ?? ''))
    .map((text) => text.parentElement)
    .filter((place) => place?.closest('[dir=auto]') !== place);
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea');
  const turnedFields = Array.from(fields).filter(({ value }) => value.includes('\u202e'));
  return [
    ...places.map((place) => place?.textContent ?? null),
    ...turnedFields.filter(({ dir }) => dir !== 'auto').map(({ value }) => value),
  ];
}

async function open(address: string, who: typeof farmer | null, ...shown: (string | RegExp)[]) {
  if (who) await signInAs(who);
  server.use(
    http.get(backend('/services'), () =>
      HttpResponse.json({ success: true, data: [product(1, turned)], count: 1 }),
    ),
    http.get(backend('/services/prod_1'), () => HttpResponse.json(product(1, turned))),
    http.get(backend('/reviews'), () =>
      HttpResponse.json([{ ...review, name: `${TURNS}5`, review: `${TURNS}6` }]),
    ),
    http.get('*/category.json', () => HttpResponse.json([])),
    http.get(backend('/order'), () => HttpResponse.json([turnedOrder])),
    http.get(backend('/orders'), () => HttpResponse.json([turnedOrder])),
    http.get(backend('/orders/order_1'), () => HttpResponse.json({ ...turnedOrder, paid: true })),
    http.get(backend('/profiles'), () =>
      HttpResponse.json({
        ...savedProfile,
        profession: `${TURNS}7`,
        address: { city: `${TURNS}8`, state: `${TURNS}9`, country: `${TURNS}10` },
      }),
    ),
  );
  const shop = renderShop(address);
  for (const text of shown) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  return shop;
}

describe('text that people have typed', () => {
  it.each([
    ['/', null, [`${TURNS}1`, `${TURNS}2`, `${TURNS}5`, `${TURNS}6`]],
    ['/dashboard/myorders', person, [`${TURNS}4`]],
    ['/dashboard/payment/order_1', person, [`${TURNS}3`, `${TURNS}4`]],
    ['/dashboard/manageorders', admin, [`${TURNS}4`]],
  ] as const)('keeps its direction to itself on %s', async (address, who, shown) => {
    await open(address, who, ...shown);
    expect(unprotected()).toEqual([]);
  });

  it('keeps it to itself in the form of a purchase', async () => {
    const { user } = await open('/purchase/prod_1', person, `${TURNS}1`, `${TURNS}3`);
    await user.type(screen.getByLabelText('Quantity'), '1');
    await user.click(screen.getByRole('button', { name: 'Pick Quantity' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(screen.getByDisplayValue(`${TURNS}3`)).toBeInTheDocument();
    expect(unprotected()).toEqual([]);
  });

  it('keeps it to itself in a profile and its form', async () => {
    const { user } = await open('/dashboard', person, `${TURNS}3`, `${TURNS}7`, `${TURNS}10`);
    await user.click(screen.getByRole('button', { name: 'Update Profile' }));
    expect(await screen.findByDisplayValue(`${TURNS}9`)).toBeInTheDocument();
    expect(unprotected()).toEqual([]);
  });

  it.each([
    ['/dashboard/myorders', person, 'Cancel Order'],
    ['/dashboard/manageproducts', admin, 'Remove'],
  ])('keeps it to itself in the question of %s', async (address, who, button) => {
    const { user } = await open(address, who);
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(TURNS.trim());
    expect(unprotected()).toEqual([]);
  });
});
