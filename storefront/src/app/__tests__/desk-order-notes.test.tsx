import {
  addDeliveredMachine,
  addOrderNote,
  changeOrderAddress,
  checkList,
  countOrders,
  deleteDeliveredMachine,
  deleteOrderNote,
  getOrder,
  listOrderEvents,
  listOrderNotes,
  listSoldMachines,
  type Note,
  type Order,
  type SoldMachine,
} from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { servesNothingBeside } from '@/test/desk';
import { order, paidOrder, soldNow } from '@/test/order-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, NO_ORDERS, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

async function openOrder(shown: Order) {
  await signInAs(admin);
  server.use(
    answer(getOrder, shown),
    ...servesNothingBeside(),
    answer(listOrderEvents, []),
    answer(checkList, soldNow(shown)),
    answer(countOrders, NO_ORDERS),
  );
  const page = renderShop('/dashboard/orders/order_1');
  await screen.findByRole('heading', { level: 1 });
  return page;
}

describe('the address of an order', () => {
  const open = async (shown = paidOrder(1)) => {
    const { user } = await openOrder(shown);
    await user.click(await screen.findByRole('button', { name: 'Change address' }));
    return { user, dialog: within(await screen.findByRole('dialog')) };
  };

  it('is corrected, and nothing else with it', async () => {
    const shown = paidOrder(1);
    const { user, dialog } = await open(shown);
    const sent: unknown[] = [];
    server.use(
      answer(changeOrderAddress, ({ body }) => {
        sent.push(body);
        return { acknowledged: true, modifiedCount: 1 };
      }),
      answer(getOrder, { ...shown, address: '2 Mill Lane' }),
    );
    expect(dialog.getByLabelText('Name')).toHaveFocus();
    await user.clear(dialog.getByLabelText('Address'));
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    expect(await dialog.findByText('Enter an address.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Address'), '2 Mill Lane');
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('Address saved.')).toBeInTheDocument();
    expect(sent).toEqual([{ address: '2 Mill Lane' }]);
    expect(await screen.findByRole('button', { name: 'Change address' })).toHaveFocus();
    const customer = within(screen.getByRole('region', { name: 'Customer' }));
    expect(await customer.findByText('2 Mill Lane')).toBeInTheDocument();
  });

  it('stays typed when it is refused', async () => {
    const { user, dialog } = await open();
    server.use(
      refuses(changeOrderAddress, { status: 409, message: 'This order has been shipped already.' }),
    );
    await user.type(dialog.getByLabelText('Phone'), '9');
    await user.click(dialog.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('This order has been shipped already.')).toBeInTheDocument();
    expect(dialog.getByLabelText<HTMLInputElement>('Phone').value).toMatch(/9$/);
  });

  it.each([
    paidOrder(1, { shipped: true, status: 'shipped' }),
    order(1, { status: 'expired' }),
    order(1, { status: 'cancelled' }),
  ])('cannot be changed of an order that is $status', async (shown) => {
    await openOrder(shown);
    expect(await screen.findByRole('region', { name: 'Customer' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change address' })).not.toBeInTheDocument();
  });
});

describe('the notes of an order', () => {
  const note: Note = {
    ...{ _id: 'note_1', at: '2026-05-02T10:00:00.000Z', by: 'colleague@harrow.test' },
    text: 'Call before noon.',
  };

  it('are shown with their authors, added and deleted', async () => {
    let notes = [note];
    server.use(answer(listOrderNotes, () => notes));
    const { user } = await openOrder(paidOrder(1));
    const section = within(await screen.findByRole('region', { name: 'Notes' }));
    expect(await section.findByText('Call before noon.')).toBeInTheDocument();
    expect(section.getByText('colleague@harrow.test')).toBeInTheDocument();
    server.use(
      answer(addOrderNote, ({ body }) => {
        notes = [note, { ...note, ...body, _id: 'note_2', by: admin.email }];
        return { acknowledged: true, insertedId: 'note_2' };
      }),
      answer(deleteOrderNote, () => {
        notes = notes.slice(1);
        return { acknowledged: true, deletedCount: 1 };
      }),
    );
    await user.click(section.getByRole('button', { name: 'Add note' }));
    expect(await section.findByText('Write a note first.')).toBeInTheDocument();
    await user.type(section.getByLabelText('New note'), 'Gate code 7');
    await user.click(section.getByRole('button', { name: 'Add note' }));
    expect(await section.findByText('Gate code 7')).toBeInTheDocument();
    expect(section.getByLabelText('New note')).toHaveValue('');
    const [first] = section.getAllByRole('listitem');
    if (!first) throw new Error('There is no note.');
    await user.click(within(first).getByRole('button', { name: 'Delete note' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete note' }));
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(1));
    expect(section.queryByText('Call before noon.')).not.toBeInTheDocument();
  });

  it.each([
    ['Gate code 7', ', call first', ', call first'],
    ['Gate code 7 ', 'Call first', 'Call first'],
  ])('keep what is typed while "%s" is saved', async (sent, further, left) => {
    const { user } = await openOrder(paidOrder(1));
    let answerIt: (() => void) | undefined;
    const answered = new Promise<void>((resolve) => {
      answerIt = resolve;
    });
    server.use(
      answer(addOrderNote, async () => {
        await answered;
        return { acknowledged: true, insertedId: 'note_2' };
      }),
    );
    const section = within(await screen.findByRole('region', { name: 'Notes' }));
    const field = section.getByLabelText('New note');
    await user.type(field, sent);
    await user.click(section.getByRole('button', { name: 'Add note' }));
    await user.type(field, further);
    answerIt?.();
    await waitFor(() => expect(field).toHaveValue(left));
  });

  it('stay typed when they are not saved', async () => {
    const { user } = await openOrder(paidOrder(1));
    const fields = { text: 'This has no visible characters.' };
    server.use(refuses(addOrderNote, { status: 422, details: { fields } }));
    const section = within(await screen.findByRole('region', { name: 'Notes' }));
    await user.type(section.getByLabelText('New note'), 'Gate code 7');
    await user.click(section.getByRole('button', { name: 'Add note' }));
    expect(await section.findByText(fields.text)).toBeInTheDocument();
    expect(section.getByLabelText('New note')).toHaveValue('Gate code 7');
  });
});

describe('the serial numbers of an order', () => {
  const machine: SoldMachine = {
    ...{ productId: 'prod_1', name: 'Seed drill S 300', quantity: 2 },
    delivered: [{ _id: 'sent_1', serial: 'S300-00017' }],
  };

  it('are shown for its machines, added until each piece has one, and deleted', async () => {
    let { delivered } = machine;
    server.use(answer(listSoldMachines, () => [{ ...machine, delivered }]));
    const { user } = await openOrder(paidOrder(1));
    const section = within(await screen.findByRole('region', { name: 'Serial numbers' }));
    expect(section.getByText('S300-00017')).toBeInTheDocument();
    server.use(
      answer(addDeliveredMachine, ({ body: { productId, serial } }) => {
        expect(productId).toBe('prod_1');
        delivered = [...delivered, { _id: 'sent_2', serial }];
        return { acknowledged: true, insertedId: 'sent_2' };
      }),
      answer(deleteDeliveredMachine, ({ parameters }) => {
        delivered = delivered.filter(({ _id }) => _id !== parameters.machineId);
        return { acknowledged: true, deletedCount: 1 };
      }),
    );
    await user.click(section.getByRole('button', { name: 'Add serial number' }));
    expect(await section.findByText('Enter the serial number.')).toBeInTheDocument();
    await user.type(section.getByLabelText(/Serial number/), 'S300-00018');
    await user.click(section.getByRole('button', { name: 'Add serial number' }));
    expect(await section.findByText('S300-00018')).toBeInTheDocument();
    expect(section.queryByRole('button', { name: 'Add serial number' })).not.toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'Delete S300-00017' }));
    await waitFor(() => expect(section.queryByText('S300-00017')).not.toBeInTheDocument());
    expect(section.getByText('S300-00018')).toBeInTheDocument();
  });

  it('stay typed when they are refused', async () => {
    server.use(answer(listSoldMachines, [machine]));
    const { user } = await openOrder(paidOrder(1));
    const section = within(await screen.findByRole('region', { name: 'Serial numbers' }));
    const message = 'This is not a serial number of this machine.';
    server.use(
      refuses(addDeliveredMachine, { status: 422, details: { fields: { serial: message } } }),
    );
    const field = section.getByLabelText(/Serial number/);
    await user.type(field, 'S300-O0018');
    await user.click(section.getByRole('button', { name: 'Add serial number' }));
    expect(await section.findByText(message)).toBeInTheDocument();
    expect(field).toHaveValue('S300-O0018');
  });

  it('are asked of no order of parts', async () => {
    await openOrder(paidOrder(1));
    expect(await screen.findByRole('region', { name: 'Notes' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Serial numbers' })).not.toBeInTheDocument();
  });
});
