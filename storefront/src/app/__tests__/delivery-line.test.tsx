import { getProductDetails, getShipDate, listProductReviews } from '@harrow/contract';
import { screen } from '@testing-library/react';
import { answer, stalls } from '@/test/answer';
import { reviewsOf, servesSearch } from '@/test/catalogue-fixtures';
import { productDetails } from '@/test/product-fixtures';
import { openProduct } from '@/test/purchase-fixtures';
import { renderShop } from '@/test/render-shop';
import { withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const LINE = 'Leaves Ames by Wed, Nov 25 · free delivery in the lower 48';
const lineOf = (text: string) => screen.findByText((_, element) => element?.textContent === text);

const showProduct = () => {
  server.use(
    ...servesSearch([]),
    answer(getProductDetails, productDetails(1)),
    answer(listProductReviews, reviewsOf([])),
  );
  return renderShop('/products/machine-1');
};

it('says on the page of a product when an order leaves, and what the delivery costs', async () => {
  showProduct();
  expect(await lineOf(LINE)).toBeVisible();
});

it('promises the working days until the day is known', async () => {
  server.use(stalls(getShipDate));
  showProduct();
  expect(
    await lineOf('Leaves Ames in 2 working days · free delivery in the lower 48'),
  ).toBeVisible();
});

it('says before an order is confirmed what its sum contains', async () => {
  const { type, user, pick } = await openProduct();
  await type('3');
  await user.click(pick);
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'Delivery in the lower 48 is free, and nothing is added for tax.',
  );
});
