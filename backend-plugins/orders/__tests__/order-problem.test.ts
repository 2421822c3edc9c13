import { checkQuantity, checkTotal } from '../src/lib/order-problem';

const limits = { available: 10, minimum: 2 };
const sale = { unitPrice: 1250, quantity: 3, amount: 3750, currencyCode: 'usd' };

const thrownBy = (work: () => unknown): unknown => {
  try {
    return { returned: work() };
  } catch (error) {
    return error;
  }
};

describe('checkQuantity', () => {
  it.each([2, 10])('accepts %d for limits of 2 to 10', (quantity) => {
    expect(() => checkQuantity(quantity, limits)).not.toThrow();
  });

  it('names the field of a quantity below the minimum', () => {
    expect(thrownBy(() => checkQuantity(1, limits))).toMatchObject({
      type: 'invalid_body',
      fields: { quantity: 'The minimum order is 2 pieces.' },
    });
  });

  it('states how many pieces are left', () => {
    expect(thrownBy(() => checkQuantity(11, limits))).toMatchObject({
      type: 'conflict',
      code: 'out_of_stock',
      details: { available: 10 },
    });
  });
});

describe('checkTotal', () => {
  it('returns the total in the smallest unit', () => {
    expect(checkTotal(sale)).toBe(3750);
  });

  it.each([3749, 3751, 1])(
    'states the correct decimal amount when the client expects %d',
    (amount) => {
      expect(thrownBy(() => checkTotal({ ...sale, amount }))).toMatchObject({
        type: 'conflict',
        code: 'price_changed',
        details: { amount: 37.5, currency: 'usd' },
      });
    },
  );

  it('rejects a total that the engine cannot store, even if a double would round it', () => {
    const large = { ...sale, unitPrice: 2_147_483_647, quantity: 2_147_483_647, amount: 1 };
    expect(thrownBy(() => checkTotal(large))).toMatchObject({ type: 'invalid_body' });
    const edge = { ...sale, unitPrice: 2_147_483_647, quantity: 1, amount: 2_147_483_647 };
    expect(checkTotal(edge)).toBe(2_147_483_647);
  });

  it.each([['kwd', 1235, 'Card payments in KWD are made in steps of 0.010.']])(
    'rejects, in %s, a total of %i that cards cannot be charged',
    (currencyCode, unitPrice, message) => {
      const order = { unitPrice, quantity: 1, amount: unitPrice, currencyCode };
      expect(thrownBy(() => checkTotal(order))).toMatchObject({
        type: 'invalid_body',
        fields: { quantity: message },
      });
    },
  );

  it('accepts a total that is a multiple of the step although the price is not', () => {
    const order = { unitPrice: 1235, quantity: 2, amount: 2470, currencyCode: 'kwd' };
    expect(checkTotal(order)).toBe(2470);
  });
});
