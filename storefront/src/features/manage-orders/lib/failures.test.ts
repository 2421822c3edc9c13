import { ApiError } from '@/lib/http/api-error';
import { paidOrder } from '@/test/order-fixtures';
import { isOvertaken, shipFailure, shippedSentence, shippingProblem } from './failures';

it('reports an unpaid order with the specified message', () => {
  expect(shipFailure({ code: 'order_unpaid', message: 'No.' })).toBe('This order is still unpaid.');
});

it('passes on other reasons of the server', () => {
  expect(shipFailure({ code: 'order_refunded', message: 'It says so.' })).toBe('It says so.');
  const refused = new ApiError({ kind: 'http', status: 409, message: 'It says so.' });
  expect(shipFailure(refused)).toBe('It says so.');
});

it('reports an unknown outcome after a lost connection', () => {
  const network = new ApiError({ kind: 'network', message: 'Gone.' });
  expect(shipFailure(network)).toMatch(/^We do not know whether it was shipped\./);
});

describe('the problem of a shipment', () => {
  const of = (number: number, reason: string, isUnknown = false) => ({
    parcel: { order: paidOrder(number) },
    reason,
    isUnknown,
  });

  it('is none if everything was shipped', () => {
    expect(shippingProblem([], 2)).toBeNull();
  });

  it('is the reason alone for a single order, and names one of several', () => {
    expect(shippingProblem([of(1, 'No.')], 1)).toEqual({ message: 'No.' });
    expect(shippingProblem([of(1, 'No.')], 2)).toEqual({
      message: 'Order 1001 was not shipped. No.',
    });
  });

  it('says a reason once for all the orders that have it', () => {
    expect(shippingProblem([of(1, 'No.'), of(2, 'Gone.'), of(3, 'No.')], 5)).toEqual({
      message: '3 orders were not shipped.',
      detail: '1001, 1003: No. 1002: Gone.',
    });
  });

  it('does not claim that orders of an unanswered call were not shipped', () => {
    expect(shippingProblem([of(1, '?', true), of(2, '?', true)], 2)).toEqual({
      message: 'We do not know whether 2 orders were shipped.',
      detail: 'They are selected again. Ship them once more: an order is shipped only once.',
    });
  });
});

describe('the sentence about parcels that were shipped', () => {
  const earlier = { at: '2026-05-03T09:00:00.000Z', by: null, tracking: null };
  const typed = { parcel: { order: paidOrder(1), tracking: { number: 'B' } }, earlier };
  const untyped = { parcel: { order: paidOrder(2) }, earlier };

  it.each([
    [0, [], null],
    [1, [], 'Status changed to shipped.'],
    [24, [], '24 orders shipped.'],
    [24, [typed], '24 orders shipped. 1 was already shipped; your number is kept here.'],
    [1, [untyped], '1 order shipped. 1 was already shipped.'],
    [0, [typed, typed], '2 were already shipped; your numbers are kept here.'],
  ])('counts %s shipped and those of others', (shipped, overtaken, sentence) => {
    expect(shippedSentence(shipped, overtaken)).toBe(sentence);
  });

  it('takes an earlier shipment with the same number for the same', () => {
    const same = { ...earlier, tracking: { number: 'B', url: null } };
    expect(isOvertaken(typed.parcel, same)).toBe(false);
    expect(isOvertaken(untyped.parcel, same)).toBe(true);
    expect(isOvertaken(untyped.parcel, earlier)).toBe(false);
  });
});
