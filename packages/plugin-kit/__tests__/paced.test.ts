import { setTimeout as wait } from 'node:timers/promises';
import { paced } from '../src/paced';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn() }));
const rests = jest.mocked(wait).mockResolvedValue(undefined);

const signal = () => new AbortController().signal;

it('runs batches until none are left, and rests three times as long as each took', async () => {
  const now = jest.spyOn(performance, 'now');
  for (const at of [0, 10, 100, 120, 200]) now.mockReturnValueOnce(at);
  const left = [true, true, false];
  await paced(() => Promise.resolve(left.shift() ?? false), signal());
  now.mockRestore();
  expect(left).toEqual([]);
  expect(rests.mock.calls.map(([milliseconds]) => milliseconds)).toEqual([30, 60]);
});

it('ends after the batch or in the rest in which it is aborted', async () => {
  const abort = new AbortController();
  let batches = 0;
  rests.mockImplementationOnce(() => {
    abort.abort();
    return Promise.reject(new Error('aborted'));
  });
  await paced(() => {
    batches += 1;
    return Promise.resolve(true);
  }, abort.signal);
  expect(batches).toBe(1);
});

it('fails with a batch that fails', async () => {
  const failing = paced(() => Promise.reject(new Error('away')), signal());
  await expect(failing).rejects.toThrow('away');
});
