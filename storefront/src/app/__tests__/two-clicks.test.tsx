import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { product } from '@/test/catalogue-fixtures';
import { order, paidOrder } from '@/test/order-fixtures';
import { openProduct } from '@/test/purchase-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, signInAs, withSession } from '@/test/session-fixtures';
import { backend, http, HttpResponse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const answers = (path: string, body: object) =>
  http.get(backend(path), () => HttpResponse.json(body));
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** Every button that sends something: how its page is opened, and the call that it makes. */
const BUTTONS = [
  {
    name: 'Delete',
    call: ['DELETE', '/orders/order_1'],
    async open() {
      await signInAs(farmer);
      server.use(answers('/order', [order(1)]));
      await press(renderShop('/dashboard/myorders').user, 'Cancel Order');
    },
  },
  {
    name: 'Delete',
    call: ['DELETE', '/services/prod_1'],
    async open() {
      await signInAs(admin);
      server.use(answers('/services', { success: true, data: [product(1)], count: 1 }));
      await press(renderShop('/dashboard/manageproducts').user, 'Remove');
    },
  },
  {
    name: 'Pending',
    call: ['PUT', '/orders/order_1'],
    async open() {
      await signInAs(admin);
      server.use(answers('/orders', [paidOrder(1)]));
      renderShop('/dashboard/manageorders');
    },
  },
  {
    name: 'Make Admin',
    call: ['PUT', '/users/admin/fay%40harrow.test'],
    async open() {
      await signInAs(admin);
      server.use(answers('/users', [{ _id: 'cus_1', email: 'fay@harrow.test', role: null }]));
      renderShop('/dashboard/users');
    },
  },
  {
    name: 'Post Review',
    call: ['POST', '/reviews'],
    async open() {
      await signInAs(farmer);
      const { user } = renderShop('/dashboard/addreview');
      await user.type(await screen.findByLabelText('Point'), '5');
      await user.type(screen.getByLabelText('Review'), 'Runs well.');
    },
  },
  {
    name: 'Confirm Purchase',
    call: ['POST', '/orders'],
    async open() {
      const { user, type, pick } = await openProduct(farmer, { orders: [order(1)] });
      await type('3');
      await user.click(pick);
      const address = await screen.findByLabelText('Address');
      await waitFor(() => expect(address).not.toHaveValue(''));
    },
  },
] as const;

it.each(BUTTONS)('sends $call once for two clicks on $name in one frame', async (button) => {
  const { name, call } = button;
  await button.open();
  let sent = 0;
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const [method, path] = call;
  server.use(
    http.all(backend(path), async ({ request }) => {
      if (request.method !== method) return undefined;
      sent += 1;
      await gate;
      return HttpResponse.json({ code: 'conflict', message: 'No.' }, { status: 409 });
    }),
  );
  const pressed = await screen.findByRole('button', { name });
  act(() => {
    fireEvent.click(pressed);
    fireEvent.click(pressed);
  });
  await waitFor(() => expect(sent).toBe(1));
  letGo();
  await waitFor(() => expect(document.querySelector('button[aria-disabled=true]')).toBeNull());
  expect(sent).toBe(1);
});
