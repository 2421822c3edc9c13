import { atMost, inTurn, UploadMemory } from '../src/lib/upload-limits';

it('runs jobs one after another, even after a failure', async () => {
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

it('rejects a job while the maximum number is running', async () => {
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

it('aborts the oldest upload when the memory is full', () => {
  const memory = new UploadMemory(10);
  const gone: string[] = [];
  const begin = (name: string) => memory.begin(() => gone.push(name));
  const [slow, done, quick] = [begin('slow'), begin('done'), begin('quick')];
  slow.take(4);
  done.take(4);
  done.end();
  quick.take(6);
  expect(gone).toEqual([]);
  quick.take(1);
  expect(gone).toEqual(['slow']);
  slow.take(100); // further bytes of it are discarded
  quick.take(3);
  expect(gone).toEqual(['slow']);
});
