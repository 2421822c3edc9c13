import { BackendUnavailable, type Reply } from '../backend-reads.ts';
import type { KeptPage } from '../kept-page.ts';
import { RenderedPages } from '../rendered-pages.ts';
import type { RenderedPage, Sources } from '../renderer.ts';
import { sharedRun } from '../shared-run.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A backend of several processes, whose values change at any moment. */
class StandIn {
  readonly values = new Map<string, number>();
  changes = 0;
  reads = 0;
  knowsStamp = true;
  isAway = false;
  /** The process that answers next. */
  process = 0;

  change(path: string): void {
    this.values.set(path, this.valueOf(path) + 1);
    this.changes += 1;
  }

  valueOf = (path: string): number => this.values.get(path) ?? 0;

  readonly stamp = sharedRun(async () => {
    await turn();
    if (this.isAway) throw new BackendUnavailable('away');
    const stamp = this.knowsStamp ? `process-${this.process}.${this.changes}` : undefined;
    await turn();
    return stamp;
  });

  readonly read = async (path: string): Promise<Reply> => {
    this.reads += 1;
    await turn();
    if (this.isAway) throw new BackendUnavailable('away');
    const value = this.valueOf(path);
    await turn();
    if (value < 0) return { status: 404, etag: undefined, body: '' };
    return { status: 200, etag: `"${path}-${value}"`, body: String(value) };
  };
}

/** The calls of a page are named in its key. */
const pathsOf = (key: string): string[] => (key === '/fixed' ? [] : key.slice(1).split('+'));

const renderer = {
  async render({ key }: { key: string }, { read }: Sources): Promise<RenderedPage> {
    const replies = await Promise.all(pathsOf(key).map(read));
    const status = replies.some((reply) => reply.status === 404) ? 404 : 200;
    const body = replies.map((reply) => reply.body).join();
    return { status, body, head: '', data: '', isComplete: true };
  },
};
const document = { write: ({ body }: RenderedPage) => body };

let backend: StandIn;
let pages: RenderedPages;
beforeEach(() => {
  backend = new StandIn();
  pages = new RenderedPages(backend, renderer, document, {
    origin: 'https://shop.test',
    languages: ['en'],
    readFile: () => Promise.reject(new Error('no files')),
  });
});

const show = async (key: string) => {
  const page = (await pages.at({ key })) as KeptPage;
  return Buffer.from(await page.body('identity'), 'latin1').toString();
};

it('renders a page once as long as nothing changes', async () => {
  await show('/a+b');
  const { reads } = backend;
  await Promise.all([show('/a+b'), show('/a+b')]);
  expect([pages.renders, backend.reads]).toEqual([1, reads]);
});

it('renders once for all who ask after a change', async () => {
  await show('/a');
  backend.change('a');
  expect(await Promise.all(Array.from({ length: 250 }, () => show('/a')))).toEqual(
    Array<string>(250).fill('1'),
  );
  expect(pages.renders).toBe(2);
});

it('confirms a page by its ETags if something else has changed', async () => {
  await show('/a');
  backend.change('b');
  await show('/a');
  expect(pages.renders).toBe(1);
  const { reads } = backend;
  await show('/a');
  expect(backend.reads).toBe(reads);
});

it('confirms a page by its ETags if the backend cannot tell its stamp', async () => {
  backend.knowsStamp = false;
  await show('/a');
  await show('/a');
  expect(pages.renders).toBe(1);
  backend.change('a');
  expect(await show('/a')).toBe('1');
});

it('keeps a page without calls and asks the backend for nothing', async () => {
  await show('/fixed');
  backend.isAway = true;
  await show('/fixed');
  expect(pages.renders).toBe(1);
});

it('renders a page without calls while the backend is away', async () => {
  backend.isAway = true;
  expect(await show('/fixed')).toBe('');
});

it('does not keep a page that is not there', async () => {
  backend.values.set('a', -1);
  await show('/a');
  backend.values.set('a', 5);
  expect(await show('/a')).toBe('5');
});

it('shows no kept page while the backend is away, and shows pages again afterwards', async () => {
  await show('/a');
  backend.isAway = true;
  await expect(show('/a')).rejects.toBeInstanceOf(BackendUnavailable);
  backend.isAway = false;
  expect(await show('/a')).toBe('0');
});

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

it.each(Array.from({ length: 40 }, (_, seed) => seed))(
  'never shows what was older than the request, however changes and requests mix (%i)',
  async (seed) => {
    const random = randomNumbers(seed);
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
    const open: Promise<void>[] = [];
    for (let step = 0; step < 300; step += 1) {
      backend.process = pick([0, 1]);
      backend.knowsStamp = random() < 0.9;
      const action = random();
      if (action < 0.2) backend.change(pick(['a', 'b', 'c']));
      else if (action < 0.6) await turn();
      else {
        const key = pick(['/a', '/b', '/a+b', '/a+b+c']);
        const atLeast = pathsOf(key).map(backend.valueOf);
        open.push(
          show(key).then((shown) => {
            const values = shown.split(',').map(Number);
            expect(values.every((value, index) => value >= (atLeast[index] ?? 0))).toBe(true);
          }),
        );
      }
    }
    await Promise.all(open);
    expect(open.length).toBeGreaterThan(50);
  },
);
