import fc from 'fast-check';
import { soldProducts } from './sold-products.ts';
import { CatalogueCache } from '../src/catalogue-reads/catalogue-cache.ts';
import type { Dependence } from '../src/catalogue-reads/cached-answers.ts';

/** A value in the database that a lookup reads, with reads that end when the test says so. */
class FakeLookups {
  value = 0;
  reads = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly changes: (() => void)[] = [];
  readonly cache = new CatalogueCache(
    { sold: soldProducts(() => []), listByIds: async () => [] },
    async () => this.changes.splice(0).forEach((note) => note()),
    (bytes: string) => ({ bytes }),
  );

  constructor(
    private readonly dependence: { ids: string[]; on?: Dependence },
    private readonly waits = false,
  ) {}

  readonly look = async (): Promise<string | undefined> =>
    (
      await this.cache.lookUp('key', async () => {
        this.reads += 1;
        const json = String(this.value);
        if (this.waits) await new Promise<void>((resolve) => this.waiting.push(resolve));
        return { json, ...this.dependence };
      })
    )?.bytes;

  /** Changes the value; the next confirmation reports it. */
  change(note: (cache: CatalogueCache<{ bytes: string }>) => void): void {
    this.value += 1;
    this.changes.push(() => note(this.cache));
  }

  /** Ends every read that waits. */
  finish(): void {
    for (const end of this.waiting.splice(0)) end();
  }
}

const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
};

it('keeps what it has read until a product on it changes', async () => {
  const shop = new FakeLookups({ ids: ['prod_1'] });
  await Promise.all(Array.from({ length: 250 }, shop.look));
  await shop.look();
  expect(shop.reads).toBe(1);
  shop.change((cache) => cache.note('prod_2', false));
  shop.value -= 1; // the change concerned another product
  expect(await shop.look()).toBe('0');
  expect(shop.reads).toBe(1);
  shop.change((cache) => cache.note('prod_1', false));
  expect(await shop.look()).toBe('1');
});

it.each([
  [{ ids: [], on: 'groups' }, 'noteRegrouping', true],
  [{ ids: [], on: 'order' }, 'noteRegrouping', false],
  [{ ids: [] }, 'noteRegrouping', false],
  [{ ids: [], on: 'groups' }, 'noteGap', true],
  [{ ids: [] }, 'noteGap', true],
] as const)('reads again what depends on %j after %s: %j', async (dependence, change, again) => {
  const shop = new FakeLookups({ ...dependence, ids: [...dependence.ids] });
  await shop.look();
  shop.change((cache) => cache[change]());
  await shop.look();
  expect(shop.reads).toBe(again ? 2 : 1);
});

it('does not keep what has changed while it was read', async () => {
  const shop = new FakeLookups({ ids: ['prod_1'] }, true);
  const early = shop.look();
  await turns();
  shop.change((cache) => cache.note('prod_1', false));
  const late = shop.look();
  await turns();
  shop.finish();
  expect(await early).toBe('0');
  await turns();
  shop.finish();
  expect(await late).toBe('1');
});

it('keeps nothing where there is nothing', async () => {
  const shop = new FakeLookups({ ids: [] });
  const read = jest.fn(async () => undefined);
  expect(await shop.cache.lookUp('none', read)).toBeUndefined();
  expect(await shop.cache.lookUp('none', read)).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(2);
});

const steps = fc.array(fc.constantFrom('look', 'change', 'other', 'groups', 'finish', 'turn'), {
  maxLength: 40,
});

it('never answers with what was replaced before the call, whatever happens meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const shop = new FakeLookups({ ids: ['prod_1'], on: 'groups' }, true);
      const looks: Promise<void>[] = [];
      for (const step of all) {
        if (step === 'look') {
          const atLeast = shop.value;
          looks.push(
            shop.look().then((seen) => expect(Number(seen)).toBeGreaterThanOrEqual(atLeast)),
          );
        } else if (step === 'change') shop.change((cache) => cache.note('prod_1', false));
        else if (step === 'groups') shop.change((cache) => cache.noteRegrouping());
        else if (step === 'other') shop.cache.note('prod_2', false);
        else if (step === 'finish') shop.finish();
        else await turns();
      }
      const ending = setInterval(() => shop.finish(), 1);
      await Promise.all(looks);
      clearInterval(ending);
    }),
    { numRuns: 50 },
  );
});
