import * as z from 'zod/mini';
import { placeOrder } from '../src';

const body = {
  product: 'Field tractor',
  quantity: 2,
  name: ' Ada Lovelace ',
  email: ' Ada@Farm.Test ',
  phone: '+1 (555) 0100',
  address: 'Żabia 5\n80-001 Gdańsk 🌾',
  amount: 25,
};

const schema = placeOrder.body ?? z.never();

it('trims text, lowers the email and keeps any script', () => {
  expect(z.parse(schema, { ...body, extra: 1 })).toEqual({
    ...body,
    name: 'Ada Lovelace',
    email: 'ada@farm.test',
  });
});

it.each([
  ['quantity', 1.5],
  ['quantity', 0],
  ['quantity', '2'],
  ['quantity', 2_147_483_648],
  ['amount', 0],
  ['amount', '25'],
  ['name', ' '],
  ['name', '\u200b'],
  ['name', 'x'.repeat(201)],
  ['phone', 'call me'],
  ['phone', '1'.repeat(41)],
  ['address', ''],
  ['address', '\u2800'],
  ['address', 'x'.repeat(501)],
  ['address', 'null\u0000byte'],
  ['email', 'nobody'],
  ['product', 5],
  ['productId', ''],
])('refuses %s %j and names it', (field, value) => {
  const result = z.safeParse(schema, { ...body, [field]: value });
  expect(result.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
