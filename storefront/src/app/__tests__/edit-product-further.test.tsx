import { createProduct } from '@harrow/contract';
import { fireEvent, waitFor } from '@testing-library/react';
import { answer } from '@/test/answer';
import { isBackInList, openForm, stored, takesChanges } from '@/test/edit-product';
import { withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

describe('a product', () => {
  it('writes its texts in German, with the English figures to begin with', async () => {
    const sent = takesChanges();
    const { user, form, press, save } = await openForm();
    expect(form.queryByLabelText('Name in German')).not.toBeInTheDocument();
    await press('Write German texts');
    await user.type(form.getByLabelText('Name in German'), ' Flachstrahldüse N 110 ');
    await press('Start with the English figures');
    await user.clear(form.getByLabelText('German figure 1'));
    await user.type(form.getByLabelText('German figure 1'), 'Spritzwinkel');
    await press('Add a German figure');
    await save();
    expect(await form.findByText('Name this figure, or remove the row.')).toBeInTheDocument();
    await press('Remove row 3');
    await save();
    await isBackInList();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        name_de: 'Flachstrahldüse N 110',
        specifications_de: [
          { name: 'Spritzwinkel', value: '110°' },
          { name: 'Weight', value: '0.9 lb' },
        ],
      },
    ]);
  });

  it('shows the German texts that it has, and takes them away', async () => {
    const sent = takesChanges();
    const { user, form, save } = await openForm('', { name_de: 'Düse' });
    await user.clear(form.getByLabelText('Name in German'));
    await save();
    await isBackInList();
    expect(sent.map(({ body }) => body)).toEqual([{ name_de: null }]);
  });

  it('publishes a draft, which has no page in the shop before', async () => {
    const sent = takesChanges();
    const { user, form, save } = await openForm('', { draft: true });
    expect(form.queryByRole('link', { name: 'See it in the shop' })).not.toBeInTheDocument();
    await user.click(form.getByRole('radio', { name: /^Published/ }));
    await save();
    await isBackInList();
    expect(sent.map(({ body }) => body)).toEqual([{ draft: false }]);
  });

  it('is copied as a draft without number and stock once nothing is typed', async () => {
    const added: unknown[] = [];
    server.use(
      answer(createProduct, ({ body }) => {
        added.push(body);
        return { acknowledged: true, insertedId: 'prod_2' };
      }),
    );
    const { form, retype, press, currentAddress } = await openForm('', { name_de: 'Düse' });
    await retype('Name', 'Machine one');
    await press('Duplicate as a draft');
    expect(form.getByText('Save or discard your changes first.')).toBeInTheDocument();
    await retype('Name', 'Machine 1');
    const copy = form.getByRole('button', { name: 'Duplicate as a draft' });
    fireEvent.click(copy);
    fireEvent.click(copy);
    await waitFor(() => expect(currentAddress()).toBe('/dashboard/products/prod_2'));
    expect(added).toEqual([
      {
        ...{ name: 'Machine 1 (copy)', img: '/pictures/a.svg', images: ['/pictures/b.svg'] },
        ...{ price: 38.4, available: 0, minimum: 1, description: 'What machine 1 does.' },
        ...{ category: 'tillage', name_de: 'Düse', draft: true },
        ...{ specifications: stored.specifications, documents: stored.documents },
      },
    ]);
  });
});
