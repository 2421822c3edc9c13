import { emptyShop, type Language, type Order, type OrderLine } from '@harrow/contract';
import type { Shop } from '../src/lib/letter.tsx';
import * as orders from '../src/lib/order-letters.tsx';
import * as others from '../src/lib/other-letters.tsx';
import { restocked, soldOutAgain } from '../src/lib/restock-letters.tsx';
import { wordsIn } from '../src/lib/words/words-in.ts';

const englishShop: Shop = {
  words: wordsIn.en,
  name: 'Harrow',
  origin: 'https://shop.harrow.example',
  color: null,
  hasMark: false,
  maker: {
    address: 'Harrow Works, 1400 Foundry Road, Ames, Iowa 50010',
    shipsFrom: 'Ames',
    phone: { shown: '(515) 555-0140', dialed: '+15155550140' },
    hours: 'Mon–Fri, 7 AM–5 PM',
  },
  promises: {
    shipsIn: '2 working days',
    cutoff: 'noon',
    freeDelivery: 'free delivery in the lower 48',
    complaint: 'within 3 days of delivery',
    wholePrice: 'Delivery in the lower 48 is free, and nothing is added for tax.',
  },
  places: { shipsIn: '2 working days' },
  timeZone: 'America/Chicago',
};

/** The shop before it has said who its maker is. */
export const unnamedShop: Shop = {
  ...englishShop,
  name: 'Harrow',
  origin: 'https://shop.test',
  maker: null,
};

const line = (
  product: string,
  number: string | null,
  quantity: number,
  price: number,
): OrderLine => ({
  ...{ productId: 'prod_1', product, number, img: null, quantity, price },
  ...{ amount: Math.round(quantity * price * 100) / 100, taken: quantity },
});

/** The names and addresses of five alphabets. */
export const NAMES = [
  ['Renée Ødegård-Şahin', 'Şahin Çiftliği 4, 55100 Ünye'],
  ['Αλέξανδρος Παπαδόπουλος', 'Αγρόκτημα 7, 40006 Λάρισα'],
  ['Ганна Шевченко', 'вул. Польова 12, Полтава'],
  ['יעל בן־דוד', 'דרך השדות 3, עפולה'],
  ['محمد العلي 🌾', 'طريق المزرعة ٥، الزرقاء'],
] as const;

/** An order with one line, or with the given lines. */
export function sampleOrder(changes: Partial<Order> = {}): Order {
  const { lines = [line('Chisel plow share, hardened, 60 mm', 'HR-14-361', 30, 21.6)] } = changes;
  return {
    ...{ _id: 'order_01JD8Z5X7Q2V', number: 1042, name: 'Renée Ødegård', email: 'renee@farm.test' },
    ...{
      product: lines[0]?.product ?? '',
      productId: 'prod_1',
      img: null,
      poNumber: null,
      customerId: 'cus_1',
    },
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: Math.round(lines.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100,
    ...{ lines, currency: 'usd', paid: false, shipped: false, status: 'unpaid', refunded: 0 },
    ...{ trasectionId: null, phone: '+1 515 555 0177', address: '210 County Road 9, Nevada, Iowa' },
    ...{ createdAt: '2026-11-21T21:40:00.000Z', paidAt: null, shippedAt: null, tracking: null },
    expiresAt: '2026-11-24T21:40:00.000Z',
    ...changes,
  };
}

/** An order with the maximum number of lines. */
export const longOrder = () =>
  sampleOrder({
    poNumber: 'PO-2026/77 <spring>',
    lines: Array.from({ length: 100 }, (_, index) =>
      line(
        `Spring tine S ${index + 20}, 12 × 45 mm, for "C" beams`,
        `HR-${index}-220`,
        index + 1,
        3.15,
      ),
    ),
  });

const paidOrder = sampleOrder({ paid: true, status: 'paid', expiresAt: null });
const tracking = { number: '1Z 999 AA1 01 2345 6784', url: 'https://carrier.example/1Z999' };

const restockedShare = {
  name: 'Chisel plow share, hardened, 60 mm',
  ...{ handle: 'chisel-plow-share', number: 'HR-14-361', currency: 'usd' },
  ...{ available: 40, minimum: 5, price: 21.6 },
};

const delivery = { ...emptyShop.delivery, shipsInDays: 2, free: true, complaintDays: 3 };

/** All mails of the shop to customers in a language, by name. */
export const sampleLetters = (language: Language) => {
  const words = wordsIn[language];
  const promises = words.promises({ delivery, tax: null });
  const shop = { ...englishShop, words, promises };
  return {
    placed: orders.placed({ shop, order: sampleOrder() }),
    'placed-60-lines': orders.placed({ shop, order: { ...longOrder() } }),
    'placed-and-paid': orders.placed({ shop, order: paidOrder }),
    paid: orders.paid({ shop, order: paidOrder, invoice: '2026-000001' }),
    shipped: orders.shipped({ shop, order: { ...paidOrder, tracking } }),
    cancelled: orders.cancelled({ shop, order: sampleOrder(), by: 'customer' }),
    expired: orders.expired({ shop, order: sampleOrder() }),
    reminder: orders.reminder({ shop, order: sampleOrder(), payBy: '2026-11-24T21:40:00.000Z' }),
    refunded: orders.refunded({ shop, order: paidOrder, amount: 21.6, creditNote: 'C2026-000001' }),
    restocked: restocked({ shop, product: restockedShare }),
    'sold-out-again': soldOutAgain({ shop, product: { ...restockedShare, available: 0 } }),
    unverified: orders.toUnverified({ shop, order: sampleOrder() }),
  };
};

/** The mail to staff. */
export const sampleDigest = () =>
  others.digest({
    shop: englishShop,
    concerns: [
      {
        message: 'A refund of $21.60 for order 1038 was not made: the bank refused it.',
        action: 'Refund the order again, or pay the amount back in another way.',
      },
      {
        message: 'The payment of $648.00 for order 1029 is disputed.',
        action: 'Answer the dispute at the payment provider, and decide about the order.',
      },
    ],
  });
