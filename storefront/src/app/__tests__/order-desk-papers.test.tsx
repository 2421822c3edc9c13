import {
  checkList,
  countOrders,
  getOrder,
  listOrderEvents,
  listOutbox,
  type OutboxMessage,
  replayMessage,
} from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { answer } from '@/test/answer';
import { openDesk, servesNothingBeside } from '@/test/desk';
import { paidOrder, soldNow } from '@/test/order-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, NO_ORDERS, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const mail = (changes: Partial<OutboxMessage>): OutboxMessage => ({
  _id: 'mail_1',
  kind: 'mail',
  subject: 'order.placed',
  orderId: 'order_1',
  orderNumber: 1001,
  state: 'done',
  attempts: 1,
  nextAttemptAt: null,
  problem: null,
  createdAt: '2026-05-02T10:00:00.000Z',
  doneAt: '2026-05-02T10:00:05.000Z',
  ...changes,
});

it('tells of the mails of an order in its timeline, and sends one again', async () => {
  await signInAs(admin);
  const shown = paidOrder(1);
  const sent: string[] = [];
  server.use(
    answer(getOrder, shown),
    answer(listOrderEvents, [
      { at: '2026-05-02T10:00:00.000Z', type: 'placed', by: 'customer' },
      { at: '2026-05-02T10:00:05.000Z', type: 'mailed', by: 'system', mail: 'order.placed' },
    ]),
    answer(checkList, soldNow(shown)),
    answer(countOrders, NO_ORDERS),
    answer(listOutbox, {
      data: [mail({ _id: 'mail_2', subject: 'order.paid', state: 'failed' }), mail({})],
      count: 2,
    }),
    answer(replayMessage, ({ parameters }) => {
      sent.push(parameters.id ?? '');
      return { acknowledged: true, modifiedCount: 1 };
    }),
    ...servesNothingBeside(),
  );
  const { user } = renderShop('/dashboard/orders/order_1');
  const timeline = within(await screen.findByRole('list', { name: 'What has happened' }));
  await timeline.findByText(/Order paid/);
  const [placed, paid] = timeline.getAllByRole('listitem');
  expect(placed).toHaveTextContent(/^Placed 2 pieces · \$.*Mail “Order placed”: Sent/);
  expect(paid).toHaveTextContent(/Mail “Order paid”: Failed/);
  expect(timeline.queryByText('Mail sent')).not.toBeInTheDocument();
  await user.click(within(paid ?? document.body).getByRole('button', { name: 'Send again' }));
  expect(sent).toEqual(['mail_2']);
});

it('prints the slips of the selection with its picking list after three presses', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user, currentAddress } = await openDesk([paidOrder(1), paidOrder(2)]);
  await user.click(screen.getByRole('checkbox', { name: /^Select every order/ }));
  await user.click(screen.getByRole('link', { name: 'Slips' }));
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: '2 packing slips' })).toBeInTheDocument();
  expect(screen.getByText('Packing slip 1001')).toBeInTheDocument();
  expect(screen.getByText('Packing slip 1002')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Picking list for 2 orders' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Labels' }));
  expect(screen.queryByText('Packing slip 1001')).not.toBeInTheDocument();
  await user.click(
    within(screen.getByRole('main')).getAllByRole('link', { name: 'Manage Orders' })[0] ??
      document.body,
  );
  await screen.findByRole('table');
  expect(currentAddress()).toBe('/dashboard/manageorders');
  print.mockRestore();
});

it('shows as many orders on a page as are chosen', async () => {
  const { user, queries, currentAddress } = await openDesk([paidOrder(1)]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Orders on a page' }), '100 rows');
  expect(currentAddress()).toBe('/dashboard/manageorders?rows=100');
  expect(queries.at(-1)).toContain('limit=100');
});
