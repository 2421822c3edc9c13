import { stopAll, stoppedAfterwards } from '../src/stop-all.ts';

it('stops all, the latest first, although one fails, and says so', async () => {
  const stopped: string[] = [];
  const stops = [
    () => stopped.push('shop'),
    () => Promise.reject(new Error('no storefront')),
    async () => {
      stopped.push(await Promise.resolve('proxy'));
    },
  ];
  await expect(stopAll(stops)).rejects.toMatchObject({ errors: [new Error('no storefront')] });
  expect(stopped).toEqual(['proxy', 'shop']);
});

const calls: string[] = [];
const stopping = (name: string) => ({ name, stop: () => calls.push(name) });

describe('what a group notes', () => {
  const stopped = stoppedAfterwards();
  beforeAll(() => {
    stopped(stopping('database'));
  });

  const alsoStopped = stoppedAfterwards();
  beforeAll(() => {
    alsoStopped(stopping('shop'));
    alsoStopped({ name: 'proxy' }, ({ name }) => calls.push(`close ${name}`));
  });

  describe('and what a group inside it notes', () => {
    const stoppedBefore = stoppedAfterwards();
    it('run during their tests', () => {
      stoppedBefore(stopping('client'));
      expect(calls).toEqual([]);
    });
  });

  it('stop after the own tests', () => expect(calls).toEqual(['client']));
});

it('stop in the reverse order', () => {
  expect(calls).toEqual(['client', 'close proxy', 'shop', 'database']);
});
