import { Crowd } from '@harrow/testing/crowd';
import { providerEvents } from '@harrow/testing/invariants';
import { atOnce, countStatuses } from '@harrow/testing/shopping';
import { useProxiedShop, type State } from '@harrow/testing/provider-proxy';
import { postEvent } from '@harrow/testing/stripe-events';
import { seed, seededRandom } from '@harrow/testing/seeded-random';

const FAULTS = ['cut', 'failing', 'busy', 'twice', 'slow', 'late', 'half', 'stuck'] as const;

const random = seededRandom();

const { shop, proxy } = useProxiedShop();

/** Makes one call in three fail, in rotating ways. */
let turn = 0;
const nextFault = (): State => {
  if (random(3) > 0) return 'open';
  turn += 1;
  return FAULTS[turn % FAULTS.length] ?? 'cut';
};

/** Sends existing events again, often before the provider has sent them itself. */
async function resendEvents(): Promise<void> {
  const events = await providerEvents(shop);
  const answers = await atOnce(20, () => postEvent(shop, events[random(events.length)]));
  expect(countStatuses(answers)).toEqual({ 200: 20 });
}

it(`takes each payment and makes each refund once while the provider fails in many ways (TEST_SEED=${seed})`, async () => {
  const crowd = await Crowd.gather(shop, { size: 12, available: 5000 });
  proxy.choose = nextFault;
  await crowd.buyDuring(async () => {
    for (let rounds = 0; rounds < 6; rounds += 1) {
      await crowd.untilAnswered(30);
      await resendEvents();
    }
    await crowd.refundParts();
    proxy.choose = () => 'open';
  });
  await crowd.expectKept();
});
