import { order } from '@/test/order-fixtures';
import { pickingOf } from './picking';

const line = (number: string | null, quantity: number) => ({
  ...{ productId: `prod ${number}`, product: `Part ${number}`, number, img: null },
  ...{ quantity, price: 1, amount: quantity, taken: quantity },
});

it('sums up each product over all orders, by part number', () => {
  const orders = [
    order(1, { lines: [line('F-100', 2), line(null, 1)] }),
    order(2, { lines: [line('F-93', 4), line('F-100', 3)] }),
  ];
  expect(pickingOf(orders)).toEqual([
    { productId: 'prod F-93', product: 'Part F-93', number: 'F-93', quantity: 4, orders: [1002] },
    {
      ...{ productId: 'prod F-100', product: 'Part F-100', number: 'F-100' },
      ...{ quantity: 5, orders: [1001, 1002] },
    },
    { productId: 'prod null', product: 'Part null', number: null, quantity: 1, orders: [1001] },
  ]);
});
