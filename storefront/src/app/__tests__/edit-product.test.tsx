import { getWrittenProduct } from '@harrow/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { refuses } from '@/test/answer';
import { servesProductList } from '@/test/desk-fixtures';
import {
  isBackInList,
  openForm,
  question,
  servesVersion,
  stored,
  takesChanges,
} from '@/test/edit-product';
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

describe('editing a product', () => {
  it('leads to its settings as a machine and to its page', async () => {
    const { form } = await openForm();
    const link = form.getByRole('link', { name: 'Serial numbers and options of a machine' });
    expect(link).toHaveAttribute('href', `/dashboard/machines/${stored.handle}`);
    const page = form.getByRole('link', { name: 'See it in the shop' });
    expect(page).toHaveAttribute('href', `/products/${stored.handle}`);
  });

  it('shows all its fields', async () => {
    const { form } = await openForm();
    for (const [label, value] of [
      ['Name', 'Machine 1'],
      ['Category', 'Tillage'],
      ['Price', '38.4'],
      ['Available quantity', '11'],
      ['Minimum quantity', '1'],
      ['Short Description', 'What machine 1 does.'],
      ['Figure 2', 'Weight'],
      ['Value 2', '0.9 lb'],
      ['Name 1', 'Data sheet'],
      ['Address 1', '/papers/n-110.pdf'],
    ] as const) {
      expect(form.getByLabelText(label)).toHaveDisplayValue(value);
    }
    expect(form.getAllByRole('img', { name: /^picture/ })).toHaveLength(2);
    expect(form.getByText('Nothing is changed yet.')).toBeInTheDocument();
  });

  it('sends only what was changed, for the version that was read', async () => {
    const sent = takesChanges();
    const { retype, save, form } = await openForm();
    await retype('Price', '39.90');
    expect(form.getByText('$38.40')).toBeInTheDocument();
    expect(form.getByText('$39.90')).toBeInTheDocument();
    await save();
    expect(await screen.findByText('Product saved.')).toBeInTheDocument();
    await isBackInList();
    expect(sent).toEqual([{ tag: 'W/"1"', body: { price: 39.9 } }]);
  });

  it('sends every text and number that is pasted', async () => {
    const sent = takesChanges();
    const { user, form, save } = await openForm();
    for (const [label, text] of Object.entries(TYPED_PRODUCT)) {
      await user.clear(form.getByLabelText(label));
      await user.paste(text);
    }
    await save();
    await isBackInList();
    expect(sent.map(({ body }) => body)).toEqual([SENT_PRODUCT]);
  });

  it('moves, removes and adds rows and pictures', async () => {
    const sent = takesChanges();
    server.use(takesPictures().handler);
    const { user, form, press, save } = await openForm();
    await press('Move Weight back');
    await waitFor(() => {
      expect(form.getByRole('button', { name: 'Move Weight back' })).toHaveFocus();
    });
    expect(form.getByText('Weight is now number 1 of 2.')).toBeInTheDocument();
    await press('Add a figure');
    await user.type(form.getByLabelText('Figure 3'), 'Fits');
    await user.type(form.getByLabelText('Value 3'), 'ISO caps');
    await press('Remove Data sheet');
    await press('Remove picture 1');
    await user.upload(form.getByLabelText('Add pictures'), picture('c.png'));
    await form.findByText('2', { selector: 'span' });
    await press('Move picture 2 back');
    await user.selectOptions(form.getByLabelText('Category'), 'None');
    await save();
    await isBackInList();
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
    const { user, form, press, save } = await openForm();
    await user.clear(form.getByLabelText('Name'));
    await user.clear(form.getByLabelText('Value 1'));
    await user.clear(form.getByLabelText('Address 1'));
    await user.type(form.getByLabelText('Address 1'), 'javascript:alert(1)');
    await press('Remove picture 2');
    await press('Remove picture 1');
    await save();
    expect(await form.findByText(/^4 fields to correct:/)).toBeInTheDocument();
    for (const words of [
      'Name is required',
      'Image is required',
      'Enter its value, or remove the row.',
      'This is not the address of a document.',
    ]) {
      expect(await form.findByText(words)).toBeInTheDocument();
    }
    expect(form.getByLabelText('Product image')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('closes without a request if nothing was changed', async () => {
    const sent = takesChanges();
    const { save } = await openForm();
    await save();
    await isBackInList();
    expect(sent).toEqual([]);
  });

  it('asks before the page is left with what was typed', async () => {
    const { user, form, retype, press } = await openForm();
    await retype('Name', 'Machine one');
    const back = () =>
      user.click(form.getByRole('link', { name: 'Manage Products', current: false }));
    await back();
    expect((await question()).getByText('Discard what you typed?')).toBeInTheDocument();
    await press('Keep editing');
    expect(form.getByLabelText('Name')).toHaveValue('Machine one');
    await back();
    await question();
    await press('Discard');
    await isBackInList();
  });

  it('is left without a question while nothing is changed', async () => {
    const { user, form } = await openForm();
    await user.click(form.getByRole('link', { name: 'Manage Products', current: false }));
    await isBackInList();
  });

  it('takes back what was typed, after a question', async () => {
    const { user, form, retype, press } = await openForm();
    await retype('Name', 'Machine one');
    await press('Discard');
    const asked = await question();
    await user.click(asked.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(form.getByLabelText('Name')).toHaveValue('Machine 1'));
    expect(form.getByText('Nothing is changed yet.')).toBeInTheDocument();
  });

  it('is saved by the keys that save a document, and leads back to the list as it was', async () => {
    const sent = takesChanges();
    const { user, retype, currentAddress } = await openForm('?q=machine');
    await retype('Name', 'Machine one');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Product saved.')).toBeInTheDocument();
    await waitFor(() => expect(currentAddress()).toBe('/dashboard/manageproducts?q=machine'));
    expect(sent.map(({ body }) => body)).toEqual([{ name: 'Machine one' }]);
  });

  it('is sent once for two clicks', async () => {
    const sent = takesChanges();
    const { retype } = await openForm();
    await retype('Name', 'Machine one');
    const save = screen.getByRole('button', { name: 'Save changes' });
    fireEvent.click(save);
    fireEvent.click(save);
    await isBackInList();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['the server’s error', () => refuse({ status: 422, details: { fields: { name: 'Taken.' } } })],
    ['a lost connection', () => HttpResponse.error()],
    ['a 401', () => refuse({ status: 401 })],
  ])('shows %s and keeps what was typed', async (which, reply) => {
    takesChanges(reply);
    const { form, retype, save } = await openForm();
    await retype('Name', 'Machine one');
    await save();
    const words = {
      'the server’s error': 'Taken.',
      'a lost connection': /^We do not know whether the changes were saved/,
      'a 401': /^Your session has ended\. Log in again in another tab/,
    }[which];
    expect(await screen.findByText(words ?? '')).toBeInTheDocument();
    expect(form.getByLabelText('Name')).toHaveValue('Machine one');
  });

  it('says why the product could not be read, and tries again', async () => {
    await signInAs(admin);
    server.use(...servesProductList([stored]), servesPaymentConfig());
    server.use(refuses(getWrittenProduct, { status: 503, message: 'The database is away.' }));
    const { user } = renderShop('/dashboard/products/prod_1');
    expect(await screen.findByText('We could not load the product')).toBeInTheDocument();
    servesVersion('W/"1"');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Price')).toBeInTheDocument();
  });

  it('says that a product is gone', async () => {
    await signInAs(admin);
    server.use(...servesProductList([]), servesPaymentConfig());
    server.use(refuses(getWrittenProduct, { status: 404 }));
    renderShop('/dashboard/products/prod_1');
    expect(await screen.findByText('This product does not exist')).toBeInTheDocument();
  });
});
