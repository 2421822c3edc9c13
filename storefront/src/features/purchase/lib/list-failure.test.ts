import { ApiError } from '@/lib/http/api-error';
import { listFailure } from './list-failure';

const refusal = (status: number, code: string, details: Record<string, unknown>) =>
  listFailure(new ApiError({ kind: 'http', status, code, message: 'No.', details }));

it('says at each line what is wrong with it', () => {
  const lines = [
    { productId: 'disc', code: 'out_of_stock', available: 3 },
    { productId: 'bolt', code: 'below_minimum', minimum: 10 },
    { productId: 'belt', code: 'not_found' },
  ];
  const failure = refusal(409, 'out_of_stock', { available: 3, lines });
  expect(failure).toMatchObject({ isStale: true });
  expect([...(failure.lines ?? [])]).toEqual([
    ['disc', 'Only 3 left.'],
    ['bolt', 'Sold from 10.'],
    ['belt', 'No longer sold.'],
  ]);
  expect(failure.message).toContain('Nothing was ordered');
});

it('names the new total where prices have changed', () => {
  const lines = [{ productId: 'disc', code: 'price_changed', amount: 10 }];
  const failure = refusal(409, 'price_changed', { amount: 12.5, currency: 'usd', lines });
  expect(failure.message).toContain('the total is now $12.50');
  expect(failure.lines).toBeUndefined();
});

it('reports what concerns no line as for one product', () => {
  expect(refusal(409, 'too_many_unpaid_orders', { limit: 20 })).toMatchObject({
    isAboutOrders: true,
  });
});
