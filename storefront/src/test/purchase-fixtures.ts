import { screen } from '@testing-library/react';
import { product } from './catalogue-fixtures';
import { renderShop } from './render-shop';
import { farmer, signInAs } from './session-fixtures';
import { backend, http, HttpResponse, server } from './shop-server';

export const drill = product(1, { name: 'Seed drill', price: 8.29, available: 10, minimum: 2 });

/** The product whose purchase page is opened. */
export const servesProduct = (changes: object = {}) =>
  http.get(backend('/services/prod_1'), () => HttpResponse.json({ ...drill, ...changes }));

/** Opens the product's purchase page, signed in as `person`. */
export async function openProduct(person = farmer) {
  await signInAs(person);
  server.use(servesProduct());
  const shop = renderShop('/purchase/prod_1');
  const quantity = await screen.findByLabelText('Quantity');
  const pick = screen.getByRole('button', { name: 'Pick Quantity' });
  const type = async (text: string) => {
    await shop.user.clear(quantity);
    await shop.user.type(quantity, text);
  };
  return { ...shop, quantity, pick, type };
}
