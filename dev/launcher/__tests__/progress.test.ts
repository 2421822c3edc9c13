import { Progress } from '../progress.ts';

/** An output that records its text, and a manual clock. */
function setUp(options: { isTTY?: boolean; columns?: number } = {}) {
  const written: string[] = [];
  const clock = { now: 0 };
  const output = { ...options, write: (text: string) => written.push(text) };
  const progress = new Progress(output, () => clock.now);
  return { progress, clock, text: () => written.join('') };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const never = () => new Promise<void>(() => undefined);

it('writes a line when a step begins and when it ends, with its duration', async () => {
  const { progress, clock, text } = setUp();
  await progress.step('Building', () => {
    clock.now = 3400;
    return Promise.resolve();
  });
  expect(text()).toBe('… Building\n✓ Building  3.4 s\n');
  progress.close();
});

it('reports progress every ten seconds without a terminal', () => {
  const { progress, clock, text } = setUp();
  void progress.step('Building', never);
  clock.now = 20_000;
  jest.advanceTimersByTime(20_000);
  expect(text().match(/still at it: Building \(20 s\)/g)).toHaveLength(2);
  progress.close();
});

it('marks a step that failed and passes its error on', async () => {
  const { progress, text } = setUp();
  const failing = progress.step('Building', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(text()).toContain('✗ Building');
  progress.close();
});

it('redraws its lines in place on a terminal, and never lets one wrap', () => {
  const { progress, text } = setUp({ isTTY: true, columns: 12 });
  void progress.step('A long title that does not fit', never);
  jest.advanceTimersByTime(240);
  expect(text()).toContain('\x1b[1A\x1b[J');
  const lines = text()
    .replaceAll(/\x1b\[\d*[AJ]/g, '') // eslint-disable-line no-control-regex -- what is tested
    .split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBe(11);
  progress.close();
});

it('ignores steps that end after it was closed', async () => {
  const { progress, text } = setUp();
  let end: () => void = () => undefined;
  const step = progress.step('Building', () => new Promise<void>((resolve) => (end = resolve)));
  progress.close();
  end();
  await step;
  expect(text()).not.toContain('✓');
});
