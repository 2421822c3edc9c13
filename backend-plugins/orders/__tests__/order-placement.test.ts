import OrderPlacementService from '../src/services/order-placement';

const [EXPECTED, RAISED] = [1200, 1500];
const caller = { customerId: 'cus_1', email: 'jo@farm.test', emailVerified: true };
const body = {
  productId: 'prod_1',
  product: 'Drill',
  quantity: 1,
  amount: 12,
  email: 'jo@farm.test',
  name: 'Jo',
  phone: '1',
  address: 'Field Road',
};

/** A shop whose price is the next of these each time that it is looked at. */
function placement(prices: number[]) {
  let looks = 0;
  const priceNow = () => prices[Math.min(looks++, prices.length - 1)];
  const container = {
    manager: {},
    storefrontProductService: {
      currency: 'usd',
      findForOrder: () =>
        Promise.resolve({
          chargedPrice: priceNow(),
          currencyCode: 'usd',
          available: 100,
          minimum: 1,
        }),
    },
    orderRecordService: {
      create: (_manager: unknown, { total }: { total: number }) =>
        Promise.resolve(total === priceNow()),
    },
    orderTransactionService: {
      order: (_product: string, work: (manager: unknown) => Promise<string>) => work({}),
    },
  };
  const service = new OrderPlacementService(container as never, {});
  return service.place({ caller: caller as never, body: body, key: null });
}

it('places an order whose price came back between the refusal and its reason', async () => {
  await expect(placement([RAISED, EXPECTED])).resolves.toMatch(/^order_/);
});

it('names the price as the reason, not the stock, if it changes at each look', async () => {
  const changing = placement([RAISED, EXPECTED, RAISED, RAISED]);
  await expect(changing).rejects.toMatchObject({ code: 'price_changed' });
});

it('places an order although the price was away at two attempts', async () => {
  await expect(placement([RAISED, EXPECTED, RAISED, EXPECTED])).resolves.toMatch(/^order_/);
});
