import { Crowd } from '../../../backend-plugins/orders/__tests__/crowd.ts';
import { providerEvents } from '../../../backend-plugins/orders/__tests__/invariants.ts';
import { atOnce, countStatuses } from '../../../backend-plugins/orders/__tests__/support.ts';
import {
  ProviderLine,
  type State,
} from '../../../backend-plugins/payments/__tests__/provider-line.ts';
import { postEvent } from '../../../backend-plugins/payments/__tests__/stripe-events.ts';
import { seed, seededRandom } from '../../../dev/test-support/seeded-random.ts';
import { startTestShop, type TestShop } from '../../../dev/test-support/test-shop.ts';

const TROUBLES = ['cut', 'failing', 'busy', 'twice', 'slow', 'late', 'half', 'stuck'] as const;

const random = seededRandom();

let line: ProviderLine;
let shop: TestShop;
beforeAll(async () => {
  line = await ProviderLine.open();
  shop = await startTestShop({ PAYMENT_SANDBOX_URL: line.url });
  line.target = shop.sandbox.url;
});
afterAll(async () => {
  await shop.stop();
  line.close();
});

/** One call in three goes wrong, in each way by turns. */
let turn = 0;
const trouble = (): State => {
  if (random(3) > 0) return 'open';
  turn += 1;
  return TROUBLES[turn % TROUBLES.length] ?? 'cut';
};

/** Sends events that the provider has made once more, often before it has sent them itself. */
async function sendAgain(): Promise<void> {
  const events = await providerEvents(shop);
  const answers = await atOnce(20, () => postEvent(shop, events[random(events.length)]));
  expect(countStatuses(answers)).toEqual({ 200: 20 });
}

it(`takes each payment and makes each refund once while the provider fails in every way (TEST_SEED=${seed})`, async () => {
  const crowd = await Crowd.gather(shop, { size: 12, available: 5000 });
  line.choose = trouble;
  await crowd.buyDuring(async () => {
    for (let rounds = 0; rounds < 6; rounds += 1) {
      await crowd.untilAnswered(30);
      await sendAgain();
    }
    await crowd.refundParts();
    line.choose = () => 'open';
  });
  await crowd.expectKept();
});
