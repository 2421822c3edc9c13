import type { Notice } from '@harrow/contract';
import { doneLines } from './done-lines';

const notice = (at: string, kind: string): Notice => ({
  ...{ at, kind, subject: `order_${at}` },
  message: `${kind} at ${at}`,
});

it('counts the orders that expired on one day in one line', () => {
  const lines = doneLines([
    notice('2026-11-23T08:00:00Z', 'expired'),
    notice('2026-11-23T07:00:00Z', 'payment_found'),
    notice('2026-11-23T06:00:00Z', 'expired'),
    notice('2026-11-22T23:00:00Z', 'expired'),
    notice('2026-11-22T22:00:00Z', 'payment_found'),
  ]);
  expect(lines.map(({ kind, count }) => [kind, count])).toEqual([
    ['expired', 2],
    ['payment_found', 1],
    ['expired', 1],
    ['payment_found', 1],
  ]);
});
