import { startTestShop, type Person, type TestShop } from '../../../dev/test-support/test-shop.ts';
import { shopping, type Shopping } from '../../orders/__tests__/support.ts';

const NOBODY = 'http://127.0.0.1:9'; // the discard port: nothing answers there

let shop: TestShop;
let shopper: Shopping;
let ada: Person;
beforeAll(async () => {
  shop = await startTestShop({ PAYMENT_SANDBOX_URL: NOBODY });
  shopper = shopping(shop);
  ada = await shop.customer();
});
afterAll(() => shop.stop());

describe('while the payment provider is away', () => {
  it('orders are placed, listed and cancelled all the same', async () => {
    const product = await shop.product();
    const orderId = await shopper.order(ada, product);
    expect((await shopper.read(ada, orderId)).paid).toBe(false);
    expect((await shopper.cancel(ada, orderId)).status).toBe(200);
    expect(await shopper.stock(product)).toBe(10);
  });

  it('only paying answers 503, with a time to try again', async () => {
    const product = await shop.product();
    const orderId = await shopper.order(ada, product);
    const answers = [
      await shopper.open(ada, product.price, orderId),
      await shopper.open(ada, 5),
      await shopper.confirm(ada, orderId, 'pi_unknown'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(['5', '5', '5']);
  });

  it('an order whose payment was opened can be cancelled, and stays so', async () => {
    const product = await shop.product();
    const orderId = await shopper.order(ada, product);
    await shopper.open(ada, product.price, orderId);
    expect((await shopper.cancel(ada, orderId)).status).toBe(200);
    expect((await shopper.open(ada, product.price, orderId)).status).toBe(409);
  });
});
