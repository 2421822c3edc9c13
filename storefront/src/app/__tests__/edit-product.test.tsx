import {
  getProduct,
  getProductDetails,
  productSchema,
  updateProduct,
  type ProductDetails,
} from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { servesProductList } from '@/test/desk-fixtures';
import { servesPaymentConfig } from '@/test/payment-fixtures';
import { productDetails, SENT_PRODUCT, TYPED_PRODUCT } from '@/test/product-fixtures';
import { picture, takesPictures } from '@/test/profile-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, signInAs, withSession } from '@/test/session-fixtures';
import { HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const stored = productDetails(1, {
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

/** The product as its page and its dialog read it. */
function servesVersion(tag: string, changes: Partial<ProductDetails> = {}) {
  const details = { ...stored, ...changes };
  server.use(
    answer(getProduct, productSchema.parse(details), { headers: { etag: tag } }),
    answer(getProductDetails, details),
  );
}

/** Mocks the call that changes the product, and records what it receives. */
function takesChanges(reply: (tag: string | null) => object | undefined = () => undefined) {
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

async function openDialog() {
  await signInAs(admin);
  server.use(...servesProductList([stored]), servesPaymentConfig());
  servesVersion('W/"1"');
  const { user } = renderShop('/dashboard/manageproducts');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByLabelText('Price (USD)');
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Machine 1' }));
  const retype = async (label: string, text: string) => {
    await user.clear(dialog.getByLabelText(label));
    await user.type(dialog.getByLabelText(label), text);
  };
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  return { user, dialog, retype, press, save: () => press('Save changes') };
}

const dialogIsGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('editing a product', () => {
  it('leads to its settings as a machine, unless something was typed', async () => {
    const { user, dialog, retype, press } = await openDialog();
    const link = dialog.getByRole('link', { name: 'Serial numbers and options of a machine' });
    expect(link).toHaveAttribute('href', `/dashboard/machines/${stored.handle}`);
    await retype('Name', 'Spray nozzle');
    await user.click(link);
    expect(dialog.getByText('Discard what you typed?')).toBeVisible();
    await press('Keep editing');
    expect(dialog.getByLabelText('Name')).toHaveValue('Spray nozzle');
  });

  it('shows all its fields', async () => {
    const { dialog } = await openDialog();
    for (const [label, value] of [
      ['Name', 'Machine 1'],
      ['Category', 'Tillage'],
      ['Price (USD)', '38.4'],
      ['Available quantity', '11'],
      ['Minimum quantity', '1'],
      ['Short Description', 'What machine 1 does.'],
      ['Figure 2', 'Weight'],
      ['Value 2', '0.9 lb'],
      ['Name 1', 'Data sheet'],
      ['Address 1', '/papers/n-110.pdf'],
    ] as const) {
      expect(dialog.getByLabelText(label)).toHaveDisplayValue(value);
    }
    expect(dialog.getAllByRole('img', { name: /^picture/ })).toHaveLength(2);
    expect(dialog.getByText('Nothing is changed yet.')).toBeInTheDocument();
  });

  it('sends only what was changed, for the version that was read', async () => {
    const sent = takesChanges();
    const { retype, save, dialog } = await openDialog();
    await retype('Price (USD)', '39.90');
    expect(dialog.getByText('$38.40')).toBeInTheDocument();
    expect(dialog.getByText('$39.90')).toBeInTheDocument();
    await save();
    expect(await screen.findByText('Product saved.')).toBeInTheDocument();
    await dialogIsGone();
    expect(sent).toEqual([{ tag: 'W/"1"', body: { price: 39.9 } }]);
  });

  it('sends every text and number that is pasted', async () => {
    const sent = takesChanges();
    const { user, dialog, save } = await openDialog();
    const { Price, ...others } = TYPED_PRODUCT;
    for (const [label, text] of Object.entries({ ...others, 'Price (USD)': Price })) {
      await user.clear(dialog.getByLabelText(label));
      await user.paste(text);
    }
    await save();
    await dialogIsGone();
    expect(sent.map(({ body }) => body)).toEqual([SENT_PRODUCT]);
  });

  it('moves, removes and adds rows and pictures', async () => {
    const sent = takesChanges();
    server.use(takesPictures().handler);
    const { user, dialog, press, save } = await openDialog();
    await press('Move Weight back');
    await waitFor(() => {
      expect(dialog.getByRole('button', { name: 'Move Weight back' })).toHaveFocus();
    });
    expect(dialog.getByText('Weight is now number 1 of 2.')).toBeInTheDocument();
    await press('Add a figure');
    await user.type(dialog.getByLabelText('Figure 3'), 'Fits');
    await user.type(dialog.getByLabelText('Value 3'), 'ISO caps');
    await press('Remove Data sheet');
    await press('Remove picture 1');
    await user.upload(dialog.getByLabelText('Add pictures'), picture('c.png'));
    await dialog.findByText('2', { selector: 'span' });
    await press('Move picture 2 back');
    await user.selectOptions(dialog.getByLabelText('Category'), 'None');
    await save();
    await dialogIsGone();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        category: null,
        images: ['http://backend.test/images/1.webp', '/pictures/b.svg'],
        specifications: [
          { name: 'Weight', value: '0.9 lb' },
          { name: 'Spray angle', value: '110°' },
          { name: 'Fits', value: 'ISO caps' },
        ],
        documents: [],
      },
    ]);
  });

  it('requires what a product needs, next to the field', async () => {
    const sent = takesChanges();
    const { user, dialog, press, save } = await openDialog();
    await user.clear(dialog.getByLabelText('Name'));
    await user.clear(dialog.getByLabelText('Value 1'));
    await user.clear(dialog.getByLabelText('Address 1'));
    await user.type(dialog.getByLabelText('Address 1'), 'javascript:alert(1)');
    await press('Remove picture 2');
    await press('Remove picture 1');
    await save();
    for (const words of [
      'Name is required',
      'Image is required',
      'Enter its value, or remove the row.',
      'This is not the address of a document.',
    ]) {
      expect(await dialog.findByText(words)).toBeInTheDocument();
    }
    expect(dialog.getByLabelText('Name')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('closes without a request if nothing was changed', async () => {
    const sent = takesChanges();
    const { save } = await openDialog();
    await save();
    await dialogIsGone();
    expect(sent).toEqual([]);
  });

  it('asks before it discards what was typed', async () => {
    const { user, dialog, retype, press } = await openDialog();
    await retype('Name', 'Machine one');
    await user.keyboard('{Escape}');
    expect(await dialog.findByText('Discard what you typed?')).toBeInTheDocument();
    await press('Keep editing');
    expect(dialog.getByLabelText('Name')).toHaveValue('Machine one');
    await press('Cancel');
    await press('Discard');
    await dialogIsGone();
  });

  it.each([
    ['the server’s error', () => refuse({ status: 422, details: { fields: { name: 'Taken.' } } })],
    ['a lost connection', () => HttpResponse.error()],
    ['a 401', () => refuse({ status: 401 })],
  ])('shows %s and keeps what was typed', async (which, reply) => {
    takesChanges(reply);
    const { dialog, retype, save } = await openDialog();
    await retype('Name', 'Machine one');
    await save();
    const words = {
      'the server’s error': 'Taken.',
      'a lost connection': /^We do not know whether the changes were saved/,
      'a 401': /^Your session has ended\. Log in again in another tab/,
    }[which];
    expect(await dialog.findByText(words ?? '')).toBeInTheDocument();
    expect(dialog.getByLabelText('Name')).toHaveValue('Machine one');
  });

  it('says why the product could not be read, and tries again', async () => {
    await signInAs(admin);
    server.use(...servesProductList([stored]), servesPaymentConfig());
    server.use(refuses(getProduct, { status: 404, message: 'There is no such product.' }));
    const { user } = renderShop('/dashboard/manageproducts');
    await user.click(await screen.findByRole('button', { name: 'Machine 1' }));
    expect(await screen.findByText('There is no such product.')).toBeInTheDocument();
    servesVersion('W/"1"');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Price (USD)')).toBeInTheDocument();
  });
});

describe('a product that someone else has changed', () => {
  const CONFLICT = 'Someone else has changed this product';

  /** Types a price and a name, while someone else changes the price and the stock. */
  async function meetChange() {
    const sent = takesChanges((tag) => (tag === 'W/"1"' ? refuse({ status: 412 }) : undefined));
    const shown = await openDialog();
    await shown.retype('Price (USD)', '39.90');
    await shown.retype('Name', 'Machine one');
    servesVersion('W/"2"', { price: 41, available: 8 });
    await shown.save();
    await shown.dialog.findByText(CONFLICT);
    const notice = within(shown.dialog.getAllByRole('alert')[0] ?? document.body);
    return { ...shown, notice, sent };
  }

  it('is shown beside what was typed, which stays', async () => {
    const { dialog, notice } = await meetChange();
    for (const text of ['$38.40', '$41.00', '$39.90', '11 pieces', '8 pieces']) {
      expect(notice.getByText(text)).toBeInTheDocument();
    }
    expect(notice.getByText('not changed by you')).toBeInTheDocument();
    expect(dialog.getByLabelText('Price (USD)')).toHaveDisplayValue('39.90');
    expect(dialog.getByLabelText('Name')).toHaveValue('Machine one');
    expect(dialog.getByLabelText('Available quantity')).toHaveDisplayValue('8');
  });

  it('is saved over deliberately, with what was typed alone', async () => {
    const { press, sent } = await meetChange();
    await press('Save mine over it');
    await dialogIsGone();
    expect(sent.at(-1)).toEqual({ tag: 'W/"2"', body: { name: 'Machine one', price: 39.9 } });
  });

  it('is kept as it is when what was typed is dropped', async () => {
    const { dialog, press, sent } = await meetChange();
    await press('Drop mine');
    expect(dialog.queryByText(CONFLICT)).not.toBeInTheDocument();
    expect(dialog.getByLabelText('Price (USD)')).toHaveDisplayValue('41');
    expect(dialog.getByLabelText('Name')).toHaveValue('Machine 1');
    await press('Save changes');
    await dialogIsGone();
    expect(sent).toHaveLength(1);
  });

  it('counts as saved if it already is what was typed', async () => {
    takesChanges(() => refuse({ status: 412 }));
    const { retype, save } = await openDialog();
    await retype('Price (USD)', '39.90');
    servesVersion('W/"2"', { price: 39.9 });
    await save();
    expect(await screen.findByText('Product saved.')).toBeInTheDocument();
    await dialogIsGone();
  });
});
