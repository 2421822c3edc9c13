import { checkLines, checkTotal, outOfStock } from '../src/lib/order-problem';

const offer = { available: 10, minimum: 2, chargedPrice: 1250 };

const thrownBy = (work: () => unknown): unknown => {
  try {
    return { returned: work() };
  } catch (error) {
    return error;
  }
};

/** An order of one product, as the specification sends it. */
const ofOne = (quantity: number) => ({
  lines: [{ productId: 'prod_1', quantity }],
  isList: false,
});

/** A list of lines of these quantities. */
const listOf = (...quantities: number[]) => ({
  lines: quantities.map((quantity, place) => ({ productId: `prod_${place + 1}`, quantity })),
  isList: true,
});

describe('checkLines', () => {
  it.each([2, 10])('accepts %d for limits of 2 to 10', (quantity) => {
    expect(() => checkLines(ofOne(quantity), [offer])).not.toThrow();
  });

  it('names the field of a quantity below the minimum', () => {
    expect(thrownBy(() => checkLines(ofOne(1), [offer]))).toMatchObject({
      type: 'invalid_body',
      code: 'invalid_body',
      fields: { quantity: 'The minimum order is 2 pieces.' },
    });
  });

  it('states how many pieces are left', () => {
    const error = thrownBy(() => checkLines(ofOne(11), [offer]));
    expect(error).toMatchObject({
      type: 'conflict',
      code: 'out_of_stock',
      details: { available: 10 },
    });
    expect(error).not.toHaveProperty('details.lines');
  });

  it('refuses a product that is not sold', () => {
    expect(thrownBy(() => checkLines(ofOne(2), [undefined]))).toMatchObject({
      type: 'not_found',
      message: 'There is no such product.',
    });
  });

  it('names every line of a list that is at fault, under the code of the first', () => {
    const offers = [offer, offer, offer, undefined];
    expect(thrownBy(() => checkLines(listOf(11, 2, 1, 2), offers))).toMatchObject({
      type: 'conflict',
      code: 'out_of_stock',
      message: '3 products cannot be ordered like this.',
      fields: { 'lines.2.quantity': 'The minimum order is 2 pieces.' },
      details: {
        available: 10,
        lines: [
          { productId: 'prod_1', code: 'out_of_stock', available: 10 },
          { productId: 'prod_3', code: 'below_minimum', minimum: 2 },
          { productId: 'prod_4', code: 'not_found' },
        ],
      },
    });
  });

  it('refuses a list with 422 whose first fault is a quantity below the minimum', () => {
    expect(thrownBy(() => checkLines(listOf(2, 1, 11), [offer, offer, offer]))).toMatchObject({
      type: 'invalid_body',
      code: 'below_minimum',
      details: { minimum: 2, lines: [{ productId: 'prod_2' }, { productId: 'prod_3' }] },
    });
  });
});

describe('outOfStock', () => {
  it('names the line that has the fewest pieces to spare', () => {
    const offers = [offer, { ...offer, available: 4 }];
    expect(outOfStock(listOf(2, 3), offers)).toMatchObject({
      code: 'out_of_stock',
      details: { lines: [{ productId: 'prod_2', code: 'out_of_stock', available: 4 }] },
    });
  });
});

describe('checkTotal', () => {
  const usd = (amount: number) => ({ amount, currency: 'usd' });

  it('returns the total in the smallest unit', () => {
    expect(checkTotal(ofOne(3), [offer], usd(3750))).toBe(3750);
    expect(checkTotal(listOf(3, 2), [offer, { chargedPrice: 1 }], usd(3752))).toBe(3752);
  });

  it.each([3749, 3751, 1])(
    'states the correct decimal amount when the client expects %d',
    (amount) => {
      expect(thrownBy(() => checkTotal(ofOne(3), [offer], usd(amount)))).toMatchObject({
        type: 'conflict',
        code: 'price_changed',
        details: { amount: 37.5, currency: 'usd' },
      });
    },
  );

  it('states the sum and the amount of each line of a list', () => {
    const offers = [offer, { chargedPrice: 1 }];
    expect(thrownBy(() => checkTotal(listOf(3, 2), offers, usd(3750)))).toMatchObject({
      code: 'price_changed',
      details: {
        amount: 37.52,
        lines: [
          { productId: 'prod_1', code: 'price_changed', amount: 37.5 },
          { productId: 'prod_2', code: 'price_changed', amount: 0.02 },
        ],
      },
    });
  });

  it('rejects a total that the engine cannot store, even if a double would round it', () => {
    const largest = [{ chargedPrice: 2_147_483_647 }];
    expect(thrownBy(() => checkTotal(ofOne(2_147_483_647), largest, usd(1)))).toMatchObject({
      type: 'invalid_body',
    });
    expect(checkTotal(ofOne(1), largest, usd(2_147_483_647))).toBe(2_147_483_647);
    const sum = [...largest, { chargedPrice: 1 }];
    expect(thrownBy(() => checkTotal(listOf(1, 1), sum, usd(1)))).toMatchObject({
      type: 'invalid_body',
      fields: { lines: 'The total is more than an order can hold.' },
    });
  });

  it.each([['kwd', 1235, 'Card payments in KWD are made in steps of 0.010.']])(
    'rejects, in %s, a total of %i that cards cannot be charged',
    (currency, chargedPrice, message) => {
      const order = { amount: chargedPrice, currency };
      expect(thrownBy(() => checkTotal(ofOne(1), [{ chargedPrice }], order))).toMatchObject({
        type: 'invalid_body',
        fields: { quantity: message },
      });
    },
  );

  it('accepts a total that is a multiple of the step although the price is not', () => {
    const order = { amount: 2470, currency: 'kwd' };
    expect(checkTotal(ofOne(2), [{ chargedPrice: 1235 }], order)).toBe(2470);
  });
});
