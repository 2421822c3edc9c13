import { ApiError } from '@/lib/http/api-error';
import { retryOnce } from './retry-once';

const network = new ApiError({ kind: 'network', message: 'Gone.' });
const http = (status: number) => new ApiError({ kind: 'http', status, message: 'No.' });

/** Returns a call with the given outcomes in turn, and counts the calls and the pauses. */
function scripted(...outcomes: (ApiError | string)[]) {
  const ran = { calls: 0, pauses: 0 };
  const call = () => {
    const outcome = outcomes[ran.calls];
    ran.calls += 1;
    return outcome instanceof ApiError ? Promise.reject(outcome) : Promise.resolve(outcome);
  };
  const pause = () => {
    ran.pauses += 1;
    return Promise.resolve();
  };
  return { ran, result: () => retryOnce(call, pause) };
}

it('runs a successful call once', async () => {
  const { ran, result } = scripted('done');
  expect(await result()).toBe('done');
  expect(ran).toEqual({ calls: 1, pauses: 0 });
});

it.each([network, http(503), http(429)])('retries once, after a pause, on %o', async (error) => {
  const { ran, result } = scripted(error, 'done');
  expect(await result()).toBe('done');
  expect(ran).toEqual({ calls: 2, pauses: 1 });
});

it('gives up after the second failure', async () => {
  const { ran, result } = scripted(network, network, 'too late');
  await expect(result()).rejects.toBe(network);
  expect(ran.calls).toBe(2);
});

it.each([402, 404, 409, 422])('does not retry on a %i', async (status) => {
  const { ran, result } = scripted(http(status), 'never');
  await expect(result()).rejects.toMatchObject({ status });
  expect(ran.calls).toBe(1);
});
