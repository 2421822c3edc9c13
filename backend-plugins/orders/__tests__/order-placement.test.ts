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

type Given = { values: [currency: string, orders: string] };

/** Orders from a shop whose price is the next of these each time that it is looked at; notes whose turn it took. */
function placement(prices: number[], given: object = body, turns: string[] = []) {
  let looks = 0;
  const priceNow = () => prices[Math.min(looks++, prices.length - 1)];
  /** Answers as the statement does. */
  const place = ({ values: [, orders] }: Given) => {
    const [order] = JSON.parse(orders) as { total: number }[];
    const isPlaced = order?.total === priceNow();
    return {
      rows: [{ hasShop: true, isAllowed: true, isRepeated: false, hasOffer: isPlaced, isPlaced }],
    };
  };
  const container = {
    storefrontProductService: {
      currency: 'usd',
      offersFor: () => Promise.resolve([{ chargedPrice: priceNow(), available: 100, minimum: 1 }]),
    },
    eventBusModuleService: { eventToSubscribersMap: new Map() },
    orderTransactionService: {
      orderTogether: () => Promise.resolve(false),
      order: (turn: string, work: (manager: unknown) => Promise<string>) => {
        turns.push(turn);
        return work({
          queryRunner: {
            connect: () =>
              Promise.resolve({ query: (given: Given) => Promise.resolve(place(given)) }),
          },
        });
      },
    },
  };
  const service = new OrderPlacementService(container as never, {});
  return service.place({
    caller: caller as never,
    body: given as never,
    key: null,
    language: 'en',
  });
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

it('waits for the turn of its product, also where that is the only line of a list', async () => {
  const { product: _name, productId, quantity, ...rest } = body;
  const only = { productId, quantity };
  const turns: string[] = [];
  await placement([EXPECTED], body, turns);
  await placement([EXPECTED], { ...rest, lines: [only] }, turns);
  await placement([EXPECTED], { ...rest, lines: [only, { ...only, productId: 'p2' }] }, turns);
  expect(turns).toEqual(['prod_1', 'prod_1', 'lists']);
});
