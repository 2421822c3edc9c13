import {
  cancelOrder,
  createReview,
  deleteProduct,
  listOwnOrders,
  placeOrder,
  promoteUser,
  type Operation,
} from '@harrow/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer } from '@/test/answer';
import { order } from '@/test/order-fixtures';
import { openProduct } from '@/test/purchase-fixtures';
import { servesProductList } from '@/test/desk-fixtures';
import { product } from '@/test/product-fixtures';
import { servesUsers, shopUser } from '@/test/user-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, signInAs, withSession } from '@/test/session-fixtures';
import { refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

interface Button {
  name: string;
  call: Operation;
  parameters?: Record<string, string>;
  open: () => Promise<void>;
}

/**
 * The buttons that send a request: the request, and a function that opens the button's page. Those of a
 * shipment and of a refund, which wait or have a key, are pressed twice in the tests of their pages.
 */
const BUTTONS: Button[] = [
  {
    name: 'Delete',
    call: cancelOrder,
    parameters: { id: 'order_1' },
    async open() {
      await signInAs(farmer);
      server.use(answer(listOwnOrders, [order(1)]));
      await press(renderShop('/dashboard/myorders').user, 'Cancel Order');
    },
  },
  {
    name: 'Delete',
    call: deleteProduct,
    parameters: { id: 'prod_1' },
    async open() {
      await signInAs(admin);
      server.use(...servesProductList([product(1)]));
      await press(renderShop('/dashboard/manageproducts').user, 'Remove');
    },
  },
  {
    name: 'Make Admin',
    call: promoteUser,
    parameters: { email: 'fay@harrow.test' },
    async open() {
      await signInAs(admin);
      server.use(servesUsers([shopUser({ email: 'fay@harrow.test' })]));
      await press(renderShop('/dashboard/users').user, 'Make Admin');
    },
  },
  {
    name: 'Post Review',
    call: createReview,
    async open() {
      await signInAs(farmer);
      const { user } = renderShop('/dashboard/addreview');
      await user.type(await screen.findByLabelText('Point'), '5');
      await user.type(screen.getByLabelText('Review'), 'Runs well.');
    },
  },
  {
    name: 'Confirm Purchase',
    call: placeOrder,
    async open() {
      const { user, type, pick } = await openProduct({ known: { orders: [order(1)] } });
      await type('3');
      await user.click(pick);
      const address = await screen.findByLabelText('Address');
      await waitFor(() => expect(address).not.toHaveValue(''));
    },
  },
];

it.each(BUTTONS)(
  'sends $call.method $call.path once for two clicks on $name in one frame',
  async (button) => {
    const { name, call, parameters } = button;
    await button.open();
    let sent = 0;
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    server.use(
      answer(
        call,
        async () => {
          sent += 1;
          await gate;
          return refuse({ status: 409, code: 'conflict' });
        },
        { parameters },
      ),
    );
    const pressed = await screen.findByRole('button', { name });
    // eslint-disable-next-line testing-library/no-unnecessary-act -- both clicks come before React renders
    act(() => {
      fireEvent.click(pressed);
      fireEvent.click(pressed);
    });
    await waitFor(() => expect(sent).toBe(1));
    release();
    await waitFor(() => expect(document.querySelector('button[aria-disabled=true]')).toBeNull());
    expect(sent).toBe(1);
  },
);
