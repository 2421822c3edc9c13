import { atMost, inTurn } from '../src/lib/at-once';

it('runs jobs one after another, also after one that failed', async () => {
  const run = inTurn();
  const events: string[] = [];
  const job = (name: string) => async () => {
    events.push(`${name} begins`);
    await Promise.resolve();
    events.push(`${name} ends`);
    if (name === 'first') throw new Error('It failed.');
    return name;
  };
  const results = await Promise.allSettled(['first', 'second'].map((name) => run(job(name))));
  expect(results).toMatchObject([{ status: 'rejected' }, { value: 'second' }]);
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

it('turns a job away while as many as it may run are running', async () => {
  const run = atMost(2);
  const endings: (() => void)[] = [];
  const job = () => new Promise<void>((end) => endings.push(end));
  const running = [run(job), run(job)];
  await expect(run(job)).rejects.toMatchObject({ type: 'unavailable', retryAfterSeconds: 5 });
  for (const end of endings) end();
  await Promise.all(running);
  const failing = run(() => Promise.reject(new Error('It failed.')));
  await expect(failing).rejects.toThrow('It failed.');
  await expect(run(() => Promise.resolve('next'))).resolves.toBe('next');
});
