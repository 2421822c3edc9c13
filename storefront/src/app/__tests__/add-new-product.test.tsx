import {
  createProduct,
  getPaymentConfig,
  listCategories,
  openSession,
  uploadImage,
} from '@harrow/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { categoryTree } from '@/test/catalogue-fixtures';
import { servesPaymentConfig } from '@/test/payment-fixtures';
import { SENT_PRODUCT, TYPED_PRODUCT } from '@/test/product-fixtures';
import { picture, takesPictures } from '@/test/profile-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, signInAs, withSession } from '@/test/session-fixtures';
import { HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();
beforeEach(() =>
  server.use(answer(listCategories, { data: categoryTree }), takesPictures().handler),
);

const added = () => ({ acknowledged: true, insertedId: 'prod_9' });

/** Mocks the call that adds a product, and records the bodies that it receives. */
function answersAdding(reply: () => object = added) {
  const sent: unknown[] = [];
  server.use(
    answer(createProduct, ({ body }) => {
      sent.push(body);
      return reply();
    }),
  );
  return sent;
}

/** The same values as the form shows them. */
const SHOWN = { ...TYPED_PRODUCT, Price: '1234.5', 'Available quantity': '1200' };

async function openForm(currency: object = {}) {
  await signInAs(admin);
  server.use(servesPaymentConfig(currency));
  const shop = renderShop('/dashboard/addnewproduct');
  await screen.findByText(/^For one piece, such as/);
  const add = () => shop.user.click(screen.getByRole('button', { name: 'Add Product' }));
  const fill = async (changes: Partial<typeof TYPED_PRODUCT> = {}) => {
    for (const [label, text] of Object.entries({ ...TYPED_PRODUCT, ...changes })) {
      await shop.user.click(screen.getByLabelText(label));
      await shop.user.paste(text);
    }
    await shop.user.upload(screen.getByLabelText('Product image'), picture('hoe.png'));
  };
  return { ...shop, add, fill };
}

async function fillAndAdd(changes: Partial<typeof TYPED_PRODUCT> = {}, currency: object = {}) {
  const form = await openForm(currency);
  await form.fill(changes);
  await form.add();
  return form;
}

describe('add new product', () => {
  it('requires every field, with the specified messages, and focuses the first', async () => {
    const { add } = await openForm();
    expect(document.title).toBe('Add New Product · Harrow');
    await add();
    for (const words of [
      'Image is required',
      'Name is required',
      'Price is required',
      'Available quantity is required',
      'Minimus quantity is required',
      'Short Description is required',
    ]) {
      expect(await screen.findByText(words)).toBeInTheDocument();
    }
    expect(screen.getByLabelText('Product image')).toHaveFocus();
  });

  it('shows an error if the server does not acknowledge the product', async () => {
    server.use(takesPictures().handler);
    answersAdding(() => ({ acknowledged: false, insertedId: '' }));
    await fillAndAdd();
    // this test must come first: toasts of earlier tests are still visible
    expect(await screen.findByText('Opps! Something wrong try again.')).toBeInTheDocument();
    expect(screen.getByLabelText('Price')).toHaveDisplayValue(SHOWN.Price);
  });

  it('accepts pasted numbers, uploads the picture and adds the product', async () => {
    const { taken, handler } = takesPictures();
    server.use(handler);
    const sent = answersAdding();
    await fillAndAdd();
    expect(await screen.findByText('Wow!')).toBeInTheDocument();
    expect(screen.getByText('Your product successfully added.')).toBeInTheDocument();
    expect(taken.map(({ name }) => name)).toEqual(['hoe.png']);
    expect(sent).toEqual([{ img: 'http://backend.test/images/1.webp', ...SENT_PRODUCT }]);
    for (const label of Object.keys(TYPED_PRODUCT)) {
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveDisplayValue(''));
    }
    expect(screen.queryByRole('img', { name: 'picture 1' })).not.toBeInTheDocument();
  });

  it('adds a part number, a category and further pictures in the same step', async () => {
    const { taken, handler } = takesPictures();
    server.use(handler);
    const sent = answersAdding();
    const { user, fill, add } = await openForm();
    await fill();
    await user.type(screen.getByLabelText('Part number'), ' RH 3 ');
    const [category] = categoryTree;
    await user.selectOptions(screen.getByLabelText('Category'), category?.handle ?? '');
    await user.upload(screen.getByLabelText('Add pictures'), [picture('b.png'), picture('c.png')]);
    expect(await screen.findAllByRole('button', { name: /^Remove picture/ })).toHaveLength(3);
    await add();
    expect(await screen.findByText('Your product successfully added.')).toBeInTheDocument();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(taken.map(({ name }) => name)).toEqual(['hoe.png', 'b.png', 'c.png']);
    expect(sent[0]).toMatchObject({
      ...{ sku: 'RH 3', category: category?.handle },
      images: ['http://backend.test/images/2.webp', 'http://backend.test/images/3.webp'],
      img: 'http://backend.test/images/1.webp',
    });
  });

  it('saves a draft, which only staff see', async () => {
    server.use(takesPictures().handler);
    const sent = answersAdding();
    const { user, fill } = await openForm();
    await fill();
    await user.click(screen.getByRole('radio', { name: /^Draft/ }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText(/^Draft saved\./)).toBeInTheDocument();
    expect(sent).toEqual([
      { img: 'http://backend.test/images/1.webp', ...SENT_PRODUCT, draft: true },
    ]);
  });

  it('names the product that has the part number, beside the field', async () => {
    server.use(takesPictures().handler);
    const fields = { sku: 'Krümler has this part number.' };
    answersAdding(() => refuse({ status: 409, code: 'sku_taken', details: { fields } }));
    await fillAndAdd();
    expect(await screen.findByText('Krümler has this part number.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Part number')).toHaveFocus());
  });

  it('says which of several files failed, adds the others, and tries one again', async () => {
    const { handler } = takesPictures();
    server.use(
      refuses(uploadImage, { status: 413, message: 'Too large.' }, { once: true }),
      handler,
    );
    const { user } = await openForm();
    const files = [picture('a.png'), picture('plan.svg', 'image/svg+xml'), picture('b.png')];
    // dropped anywhere on the form
    fireEvent.drop(screen.getByLabelText('Name'), { dataTransfer: { types: ['Files'], files } });
    expect(await screen.findByText(/plan\.svg.*: This is not a PNG/)).toBeInTheDocument();
    expect(
      await screen.findByText(/a\.png.*: The picture was not uploaded\. Too large\./),
    ).toBeInTheDocument();
    expect(await screen.findAllByRole('button', { name: /^Remove picture/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Try .*a\.png.* again/ }));
    await waitFor(() => {
      expect(screen.getAllByRole('button', { name: /^Remove picture/ })).toHaveLength(2);
    });
    await user.click(screen.getByRole('button', { name: /^Remove .*plan\.svg/ }));
    expect(screen.queryByText(/plan\.svg/)).not.toBeInTheDocument();
  });

  it('puts pictures in another order by dragging', async () => {
    server.use(takesPictures().handler);
    const sent = answersAdding();
    const { user, fill, add } = await openForm();
    await fill();
    await user.upload(await screen.findByLabelText('Add pictures'), picture('b.png'));
    const [first, second] = await screen.findAllByRole('img', { name: /^picture \d/ });
    if (!first || !second) throw new Error('There are no two pictures.');
    const dataTransfer = { types: [], setData: () => undefined };
    fireEvent.dragStart(second, { dataTransfer });
    fireEvent.drop(first, { dataTransfer });
    await add();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      img: 'http://backend.test/images/2.webp',
      images: ['http://backend.test/images/1.webp'],
    });
  });

  it('tells an admin who was demoted meanwhile what has happened', async () => {
    server.use(takesPictures().handler);
    answersAdding(() => refuse({ status: 403 }));
    await fillAndAdd();
    expect(await screen.findByText('You are no longer an admin.')).toBeInTheDocument();
    expect(screen.getByText(/^Nothing was changed\./)).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveDisplayValue(TYPED_PRODUCT.Name);
  });

  it.each([
    [{ Price: '1.234,50' }, 'This is not a number.'],
    [{ Price: '0' }, 'The price must be more than 0.'],
    [{ Price: '1.005' }, 'The price must have at most two decimals.'],
    [{ 'Available quantity': '2.5' }, 'We sell whole pieces only.'],
    [{ 'Minimum quantity': '0' }, 'This must be at least 1 piece.'],
  ])('rejects %j without a request', async (changes, words) => {
    const sent = answersAdding();
    await fillAndAdd(changes);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it.each([
    ['yen', { code: 'jpy', decimals: 0, step: 1 }, '12.5', 'The price must be a whole number.'],
    [
      'dinars',
      { code: 'kwd', decimals: 3, step: 0.01 },
      '12.485',
      'Card payments are made in steps of KWD 0.010.',
    ],
  ])('requires a price in %s that can be charged', async (name, currency, Price, words) => {
    const sent = answersAdding();
    await fillAndAdd({ Price }, currency);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`such as 12,480.* ${name}\\.$`))).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('leaves the price to the server if the currency is unknown', async () => {
    await signInAs(admin);
    server.use(refuses(getPaymentConfig, { status: 403 }));
    renderShop('/dashboard/addnewproduct');
    expect(await screen.findByText('For one piece.')).toBeInTheDocument();
  });

  it('rejects a file that is not a picture as soon as it is chosen', async () => {
    await openForm();
    const files = [picture('plan.svg', 'image/svg+xml')];
    fireEvent.change(screen.getByLabelText('Product image'), { target: { files } });
    expect(await screen.findByText(/plan\.svg.*: This is not a PNG/)).toBeInTheDocument();
  });

  it('shows why the picture was not uploaded and adds no product', async () => {
    const sent = answersAdding();
    server.use(refuses(uploadImage, { status: 413, message: 'Too large.' }));
    await fillAndAdd();
    expect(
      await screen.findByText(/hoe\.png.*: The picture was not uploaded\. Too large\./),
    ).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('shows the server’s errors next to their fields', async () => {
    server.use(takesPictures().handler);
    const fields = { name: 'This name is taken.', minimum: 'This is too many.' };
    answersAdding(() => refuse({ status: 422, code: 'invalid_body', details: { fields } }));
    await fillAndAdd();
    expect(await screen.findByText('This name is taken.')).toBeInTheDocument();
    expect(screen.getByText('This is too many.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  });

  it.each([
    ['a 429', () => refuse({ status: 429, headers: { 'retry-after': '7' } }), /in 7 seconds/],
    ['a 503', () => refuse({ status: 503, headers: { 'retry-after': '9' } }), /in 9 seconds/],
    ['a lost connection', () => HttpResponse.error(), /do not know whether the product was added/],
  ])('reports %s and keeps the input', async (_, reply, words) => {
    server.use(takesPictures().handler);
    answersAdding(reply);
    await fillAndAdd();
    expect(await screen.findByText(words)).toBeInTheDocument();
    for (const [label, text] of Object.entries(SHOWN)) {
      expect(screen.getByLabelText(label)).toHaveDisplayValue(text);
    }
    expect(screen.getByRole('img', { name: 'picture 1' })).toBeInTheDocument();
  });

  it('keeps the input across a new login after the session has ended', async () => {
    server.use(takesPictures().handler);
    answersAdding(() => refuse({ status: 401 }));
    const { user, fill, add } = await openForm();
    await fill();
    server.use(refuses(openSession, { status: 401 }));
    await add();
    expect(
      await screen.findByText(/^Your session has ended\. What you typed is kept/),
    ).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Log in again' }));
    await screen.findByRole('heading', { name: 'Log in' });
    await act(() => signInAs(admin));
    expect(await screen.findByLabelText('Price')).toHaveDisplayValue(SHOWN.Price);
    expect(screen.getByLabelText('Short Description')).toHaveValue('Breaks the crust.');
  });
});
