import {
  getOrder,
  getProfile,
  listCategories,
  listDrafts,
  listOrders,
  listOwnOrders,
  listProducts,
  listReviews,
} from '@harrow/contract';
import { screen } from '@testing-library/react';
import { answer } from '@/test/answer';
import { review, servesHome } from '@/test/catalogue-fixtures';
import { order } from '@/test/order-fixtures';
import { product } from '@/test/product-fixtures';
import { savedProfile } from '@/test/profile-fixtures';
import { servesProduct } from '@/test/purchase-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, signInAs, withSession } from '@/test/session-fixtures';
import { http, HttpResponse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

/** Text with a right-to-left override, which would reverse the rest of its line. */
const OVERRIDE = 'Plow \u202e';
const overrideTexts = { name: `${OVERRIDE}1`, description: `${OVERRIDE}2` };
const person = { ...farmer, displayName: `${OVERRIDE}3` };
const overrideOrder = order(1, { product: `${OVERRIDE}4`, name: person.displayName });

/** Returns the texts on the page that contain the override and are not isolated. */
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
  const overrideFields = Array.from(fields).filter(({ value }) => value.includes('\u202e'));
  return [
    ...places.map((place) => place?.textContent ?? null),
    ...overrideFields.filter(({ dir }) => dir !== 'auto').map(({ value }) => value),
  ];
}

async function open(address: string, who: typeof farmer | null, ...shown: (string | RegExp)[]) {
  if (who) await signInAs(who);
  server.use(
    answer(listCategories, { data: [] }),
    answer(listDrafts, { data: [], count: 0 }),
    answer(listProducts, { success: true, data: [product(1, overrideTexts)], count: 1 }),
    ...servesProduct(product(1, overrideTexts)),
    answer(listReviews, [{ ...review, name: `${OVERRIDE}5`, review: `${OVERRIDE}6` }]),
    http.get('*/category.json', () => HttpResponse.json([])),
    answer(listOwnOrders, [overrideOrder]),
    answer(listOrders, [overrideOrder]),
    answer(getOrder, { ...overrideOrder, paid: true }, { parameters: { id: 'order_1' } }),
    answer(getProfile, {
      ...savedProfile,
      profession: `${OVERRIDE}7`,
      address: { city: `${OVERRIDE}8`, state: `${OVERRIDE}9`, country: `${OVERRIDE}10` },
    }),
    ...servesHome(),
  );
  const shop = renderShop(address);
  for (const text of shown) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  return shop;
}

describe('user input', () => {
  it.each([
    ['/', null, [`${OVERRIDE}1`, `${OVERRIDE}2`, `${OVERRIDE}5`, `${OVERRIDE}6`]],
    ['/dashboard/myorders', person, [`${OVERRIDE}4`]],
    ['/dashboard/payment/order_1', person, [`${OVERRIDE}3`, `${OVERRIDE}4`]],
    ['/dashboard/manageorders', admin, [`${OVERRIDE}4`]],
  ] as const)('is isolated on %s', async (address, who, shown) => {
    await open(address, who, ...shown);
    expect(unprotected()).toEqual([]);
  });

  it('is isolated in the purchase form', async () => {
    const { user } = await open('/purchase/prod_1', person, `${OVERRIDE}1`, `${OVERRIDE}3`);
    await user.type(screen.getByLabelText('Quantity'), '1');
    await user.click(screen.getByRole('button', { name: 'Pick Quantity' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(screen.getByDisplayValue(`${OVERRIDE}3`)).toBeInTheDocument();
    expect(unprotected()).toEqual([]);
  });

  it('is isolated in a profile and its form', async () => {
    const { user } = await open(
      '/dashboard',
      person,
      `${OVERRIDE}3`,
      `${OVERRIDE}7`,
      `${OVERRIDE}10`,
    );
    await user.click(screen.getByRole('button', { name: 'Update Profile' }));
    expect(await screen.findByDisplayValue(`${OVERRIDE}9`)).toBeInTheDocument();
    expect(unprotected()).toEqual([]);
  });

  it.each([
    ['/dashboard/myorders', person, 'Cancel Order'],
    ['/dashboard/manageproducts', admin, 'Remove'],
  ])('is isolated in the confirmation dialog on %s', async (address, who, button) => {
    const { user } = await open(address, who);
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(OVERRIDE.trim());
    expect(unprotected()).toEqual([]);
  });
});
