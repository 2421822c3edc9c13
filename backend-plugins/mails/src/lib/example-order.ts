import type { Order } from '@harrow/contract';

const DAY_MS = 86_400_000;

/** An order for the preview of mails, in a currency and the state of a mail about it. */
export function exampleOrder(currency: string, status: Order['status']): Order {
  const now = Date.now();
  const isPaid = status !== 'unpaid' && status !== 'expired';
  return {
    _id: 'order_example',
    number: 1042,
    customerId: 'cus_example',
    name: 'Ada Field',
    email: 'ada@farm.example',
    product: 'Example part',
    productId: 'prod_example',
    img: null,
    poNumber: null,
    quantity: 12,
    amount: 240,
    lines: [
      {
        productId: 'prod_example',
        product: 'Example part',
        number: 'EX-100',
        img: null,
        quantity: 12,
        price: 20,
        amount: 240,
        taken: 12,
      },
    ],
    currency,
    paid: isPaid,
    shipped: status === 'shipped',
    status,
    refunded: status === 'refunded' ? 240 : 0,
    trasectionId: null,
    phone: '+1 515 555 0177',
    address: '210 County Road 9',
    createdAt: new Date(now - DAY_MS).toISOString(),
    paidAt: isPaid ? new Date(now).toISOString() : null,
    shippedAt: status === 'shipped' ? new Date(now).toISOString() : null,
    tracking: status === 'shipped' ? { number: '1Z999AA10123456784', url: null } : null,
    expiresAt: isPaid ? null : new Date(now + 2 * DAY_MS).toISOString(),
  };
}
