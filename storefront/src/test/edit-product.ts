import { getWrittenProduct, updateProduct, type WrittenProduct } from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { answer } from './answer';
import { servesProductList } from './desk-fixtures';
import { servesPaymentConfig } from './payment-fixtures';
import { writtenProduct } from './product-fixtures';
import { renderShop } from './render-shop';
import { admin, signInAs } from './session-fixtures';
import { server } from './shop-server';

export const stored = writtenProduct(1, {
  price: 38.4,
  category: { handle: 'tillage', name: 'Tillage' },
  sku: 'N-110',
  images: ['/pictures/a.svg', '/pictures/b.svg'],
  specifications: [
    { name: 'Spray angle', value: '110°' },
    { name: 'Weight', value: '0.9 lb' },
  ],
  documents: [{ name: 'Data sheet', url: '/papers/n-110.pdf' }],
});

/** The product as its form reads it. */
export const servesVersion = (tag: string, changes: Partial<WrittenProduct> = {}) =>
  server.use(answer(getWrittenProduct, { ...stored, ...changes }, { headers: { etag: tag } }));

/** Mocks the call that changes the product, and records what it receives. */
export function takesChanges(reply: (tag: string | null) => object | undefined = () => undefined) {
  const sent: { tag: string | null; body: unknown }[] = [];
  server.use(
    answer(updateProduct, ({ body, request }) => {
      const tag = request.headers.get('if-match');
      sent.push({ tag, body });
      return reply(tag) ?? { acknowledged: true, modifiedCount: 1 };
    }),
  );
  return sent;
}

export async function openForm(list = '', changes: Partial<WrittenProduct> = {}) {
  await signInAs(admin);
  server.use(...servesProductList([stored]), servesPaymentConfig());
  servesVersion('W/"1"', changes);
  const shop = renderShop(`/dashboard/manageproducts${list}`);
  const { user } = shop;
  await user.click(await screen.findByRole('link', { name: 'Edit' }));
  await screen.findByLabelText('Price');
  const form = within(screen.getByRole('main'));
  const retype = async (label: string, text: string) => {
    await user.clear(form.getByLabelText(label));
    await user.type(form.getByLabelText(label), text);
  };
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { ...shop, form, retype, press, save: () => press('Save changes') };
}

export const isBackInList = () => screen.findByRole('link', { name: 'Machine 1' });

/** The question before what was typed is given up. */
export const question = async () => within(await screen.findByRole('dialog'));
