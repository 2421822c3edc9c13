import {
  getProduct,
  getProfile,
  listOwnOrders,
  listPriceSteps,
  type Order,
  type PriceStep,
  type Product,
} from '@harrow/contract';
import { screen } from '@testing-library/react';
import { renderShop } from './render-shop';
import { farmer, signInAs } from './session-fixtures';
import { answer } from './answer';
import { product } from './product-fixtures';
import { emptyProfile } from './profile-fixtures';
import { server } from './shop-server';

export const drill = product(1, { name: 'Seed drill', price: 8.29, available: 10, minimum: 2 });

/** The product whose purchase page is opened. */
export function servesProduct(changes: Partial<Product> = {}, priceSteps?: PriceStep[]) {
  const product = { ...drill, ...changes };
  const data = priceSteps ?? [{ quantity: product.minimum, price: product.price }];
  return [answer(getProduct, product), answer(listPriceSteps, { success: true, data })];
}

/** The buyer's existing data: their orders, newest first, and their profile. */
export const knowsBuyer = ({ orders = [] as Order[], phone = null as string | null } = {}) => [
  answer(listOwnOrders, orders),
  answer(getProfile, { ...emptyProfile, phone }),
];

interface Opened {
  person?: typeof farmer;
  /** The existing data of the buyer. */
  known?: Parameters<typeof knowsBuyer>[0];
  changes?: Partial<Product>;
  priceSteps?: PriceStep[];
  /** The query of the page's address. */
  query?: string;
}

/** Opens the product's purchase page, signed in as `person`. */
export async function openProduct(opened: Opened = {}) {
  const { person = farmer, known, changes, priceSteps, query = '' } = opened;
  await signInAs(person);
  server.use(...servesProduct(changes, priceSteps), ...knowsBuyer(known));
  const shop = renderShop(`/purchase/prod_1${query}`);
  const quantity = await screen.findByLabelText('Quantity');
  const pick = screen.getByRole('button', { name: 'Pick Quantity' });
  const type = async (text: string) => {
    await shop.user.clear(quantity);
    await shop.user.type(quantity, text);
  };
  return { ...shop, quantity, pick, type };
}
