import { shopping } from '@harrow/testing/shopping';
import { useSharedShop } from '@harrow/testing/shared-shop';
import { bookTable, importBook, newMachine, partNumber, publish } from './parts-shop';

const LINES = 5000;
const LINES_OF_FIGURE = 25;

const shop = useSharedShop();

it(`reads and publishes a book of ${LINES} lines while orders go on`, async () => {
  const admin = await shop.admin();
  const machine = await newMachine(shop, admin);
  const rows = Array.from({ length: LINES }, (_, line) => {
    const figure = Math.floor(line / LINES_OF_FIGURE);
    const item = (line % LINES_OF_FIGURE) + 1;
    return `Group ${figure % 12},${figure}-1,Figure ${figure},${item},0,${partNumber()},Part,1,${machine.series}-00001,,,`;
  });
  const [person, product] = [await shop.customer(), await shop.product({ available: 1000 })];
  const buyer = shopping(shop);
  const work = async () => {
    const started = performance.now();
    const answer = await importBook(shop, admin, machine, bookTable(...rows));
    expect(answer).toMatchObject({ status: 200, body: { created: LINES } });
    await publish(shop, admin, (answer.body as { _id: string })._id);
    if (process.env.TEST_LOG)
      console.log(`read and published in ${performance.now() - started} ms`);
  };
  let isDone = false;
  const importing = work().finally(() => (isDone = true));
  let orders = 0;
  const buy = async () => {
    while (!isDone) {
      const id = await buyer.order(person, product);
      orders += 1;
      await shop.request('DELETE', `/orders/${id}`, { token: person.token });
    }
  };
  await Promise.all([importing, buy()]);
  expect(orders).toBeGreaterThan(1);
  const { body } = await shop.request('GET', `/machines/${machine.handle}/figures/199-1`);
  expect((body as { lines: object[] }).lines).toHaveLength(LINES_OF_FIGURE);
}, 120_000);
