import { screen, within } from '@testing-library/react';
import { isBackInList, openForm, servesVersion, takesChanges } from '@/test/edit-product';
import { withSession } from '@/test/session-fixtures';
import { refuse, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

describe('a product that someone else has changed', () => {
  const CONFLICT = 'Someone else has changed this product';

  /** Types a price and a name, while someone else changes the price and the stock. */
  async function meetChange() {
    const sent = takesChanges((tag) => (tag === 'W/"1"' ? refuse({ status: 412 }) : undefined));
    const shown = await openForm();
    await shown.retype('Price', '39.90');
    await shown.retype('Name', 'Machine one');
    servesVersion('W/"2"', { price: 41, available: 8 });
    await shown.save();
    await shown.form.findByText(CONFLICT);
    const said = screen.getAllByRole('alert').find((box) => box.textContent.includes(CONFLICT));
    const notice = within(said ?? document.body);
    return { ...shown, notice, sent };
  }

  it('is shown beside what was typed, which stays', async () => {
    const { form, notice } = await meetChange();
    for (const text of ['$38.40', '$41.00', '$39.90', '11 pieces', '8 pieces']) {
      expect(notice.getByText(text)).toBeInTheDocument();
    }
    expect(notice.getByText('not changed by you')).toBeInTheDocument();
    expect(form.getByLabelText('Price')).toHaveDisplayValue('39.90');
    expect(form.getByLabelText('Name')).toHaveValue('Machine one');
    expect(form.getByLabelText('Available quantity')).toHaveDisplayValue('8');
  });

  it('is saved over deliberately, with what was typed alone', async () => {
    const { press, sent } = await meetChange();
    await press('Save mine over it');
    await isBackInList();
    expect(sent.at(-1)).toEqual({ tag: 'W/"2"', body: { name: 'Machine one', price: 39.9 } });
  });

  it('is kept as it is when what was typed is dropped', async () => {
    const { form, press, sent } = await meetChange();
    await press('Drop mine');
    expect(form.queryByText(CONFLICT)).not.toBeInTheDocument();
    expect(form.getByLabelText('Price')).toHaveDisplayValue('41');
    expect(form.getByLabelText('Name')).toHaveValue('Machine 1');
    await press('Save changes');
    await isBackInList();
    expect(sent).toHaveLength(1);
  });

  it('counts as saved if it already is what was typed', async () => {
    takesChanges(() => refuse({ status: 412 }));
    const { retype, save } = await openForm();
    await retype('Price', '39.90');
    servesVersion('W/"2"', { price: 39.9 });
    await save();
    expect(await screen.findByText('Product saved.')).toBeInTheDocument();
    await isBackInList();
  });
});
