import { getProduct, getProfile, listOwnOrders, type Order, type Product } from '@harrow/contract';
import { screen } from '@testing-library/react';
import { product } from './catalogue-fixtures';
import { renderShop } from './render-shop';
import { farmer, signInAs } from './session-fixtures';
import { answer } from './answer';
import { emptyProfile } from './profile-fixtures';
import { server } from './shop-server';

export const drill = product(1, { name: 'Seed drill', price: 8.29, available: 10, minimum: 2 });

/** The product whose purchase page is opened. */
export const servesProduct = (changes: Partial<Product> = {}) =>
  answer(getProduct, { ...drill, ...changes });

/** The buyer's existing data: their orders, newest first, and their profile. */
export const knowsBuyer = ({ orders = [] as Order[], phone = null as string | null } = {}) => [
  answer(listOwnOrders, orders),
  answer(getProfile, { ...emptyProfile, phone }),
];

/** Opens the product's purchase page, signed in as `person`. */
export async function openProduct(person = farmer, known = {}, changes: Partial<Product> = {}) {
  await signInAs(person);
  server.use(servesProduct(changes), ...knowsBuyer(known));
  const shop = renderShop('/purchase/prod_1');
  const quantity = await screen.findByLabelText('Quantity');
  const pick = screen.getByRole('button', { name: 'Pick Quantity' });
  const type = async (text: string) => {
    await shop.user.clear(quantity);
    await shop.user.type(quantity, text);
  };
  return { ...shop, quantity, pick, type };
}
