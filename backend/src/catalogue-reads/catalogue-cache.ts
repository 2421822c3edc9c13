import { randomUUID } from 'node:crypto';
import {
  ALL_PRODUCTS,
  toProductDto,
  type CachedCatalogue,
  type CatalogueProduct,
  type Page,
  type Position,
  type ProductIds,
} from '@harrow/catalogue';
import { BoundedMap } from './bounded-map';
import { CachedAnswers } from './cached-answers';
import { Lookups, type Read } from './lookups';
import { ProductOrder } from './product-order';
import { sharedRun } from './shared-run';

/**
 * The maximum number of cached JSON characters: about 100,000 products, and the responses made of
 * them.
 */
const MAX_PRODUCT_LENGTH = 40_000_000;
const MAX_ANSWER_LENGTH = 20_000_000;
/** Beyond this many changes, the whole order is reloaded. */
const RELOAD_THRESHOLD = 500;

/** The source of the products. */
export type Catalogue = {
  listPositions(): Promise<Position[]>;
  listByIds(ids: string[]): Promise<CatalogueProduct[]>;
};

/** A request to the cache: which products it needs, and how its response is assembled. */
type Question = {
  key: string;
  on?: 'order';
  ids: (order: ProductOrder) => string[];
  write: (products: string[], count: number) => string | undefined;
};

/** Products requested by id; `found` is set once a run has loaded them. */
type Batch = { ids: string[]; found?: string[] };

const length = (text: { length: number }): number => text.length;

const pageOf = (limit: number, pageNumber: number): Question => ({
  key: `${limit}/${pageNumber}`,
  on: 'order',
  ids: (order) => order.page(limit, pageNumber),
  write: (products, count) => `{"success":true,"data":[${products.join(',')}],"count":${count}}`,
});

const productOf = (id: string): Question => ({
  key: id,
  ids: (order) => (order.has(id) ? [id] : []),
  write: ([product]) => product,
});

/**
 * Caches the responses of the shop's public catalogue calls. They are never stale: each read is
 * confirmed with the change feed, and concurrent reads share a confirmation. If that fails, the
 * read throws, and the caller reads the database.
 */
export class CatalogueCache<Answer extends { bytes: string }> implements CachedCatalogue {
  private readonly order = new ProductOrder();
  private readonly json = new BoundedMap<string, string>(MAX_PRODUCT_LENGTH, length);
  private readonly answers = new CachedAnswers<Answer>(MAX_ANSWER_LENGTH);
  private readonly lookups = new Lookups();
  /** Products whose place in the order may have changed. */
  private readonly moved = new Set<string>();
  private hasGap = true;
  /** Names this process: another one counts its own changes. */
  private readonly incarnation = randomUUID();
  private generation = 0;
  private questions = new Map<string, Question>();
  private batches: Batch[] = [];
  /** Confirms that the cache is fresh, and applies recent changes. Concurrent calls share a run. */
  readonly refresh: () => Promise<void>;

  /**
   * `confirm` resolves once `note` has been called for every previously committed change;
   * `makeAnswer` converts JSON to the cached response.
   */
  constructor(
    private readonly catalogue: Catalogue,
    confirm: () => Promise<void>,
    private readonly makeAnswer: (json: string) => Answer,
  ) {
    this.refresh = sharedRun(async () => {
      const { questions, batches } = this;
      this.questions = new Map();
      this.batches = [];
      await confirm();
      await this.catchUp();
      const open = [...questions.values()].filter(({ key }) => !this.answers.has(key));
      await this.answer(open, batches);
    });
  }

  /**
   * Records that a product was changed; `moves` if it may have been added, moved or removed. Otherwise it is
   * loaded again only when a response needs it.
   */
  note(productId: string, moves: boolean): void {
    this.generation += 1;
    if (productId === ALL_PRODUCTS) {
      this.forgetContent();
      return;
    }
    this.json.delete(productId);
    this.answers.drop(productId);
    this.lookups.note(productId);
    if (moves) this.moved.add(productId);
  }

  /** Records that lists which select or count products by more than their age may have changed. */
  noteRegrouping(): void {
    this.generation += 1;
    this.answers.dropDependent('groups');
    this.lookups.noteChange('groups');
  }

  /** Records that changes may have been missed. */
  noteGap(): void {
    this.generation += 1;
    this.hasGap = true;
    this.lookups.noteChange('all');
  }

  async stamp(): Promise<string> {
    await this.refresh();
    return `${this.incarnation}.${this.generation}`;
  }

  /** Returns a page of products; pages count from 0. */
  async page(limit: number, pageNumber: number): Promise<Answer | undefined> {
    return await this.read(pageOf(limit, pageNumber));
  }

  /** Returns a product; undefined if the shop sells none with this id. */
  async product(id: string): Promise<Answer | undefined> {
    return await this.read(productOf(id));
  }

  /**
   * Returns what `read` reads from the database, as long as nothing has changed that it depends on.
   * Concurrent calls share a read. Unlike products, it is read beside other answers, which do not wait
   * for it.
   */
  async lookUp(key: string, read: Read): Promise<Answer | undefined> {
    await this.refresh();
    const kept = this.answers.get(key);
    if (kept) return kept.answer;
    const { found, isStale } = await this.lookups.run(key, read);
    if (!found) return undefined;
    const shared = this.answers.get(key); // by another caller of the same read
    if (shared && !isStale) return shared.answer;
    const { json, ids, on } = found;
    const answer = this.makeAnswer(json);
    if (!isStale) this.answers.set(key, { answer, ids, on });
    return answer;
  }

  async ids(page?: Page): Promise<ProductIds> {
    await this.refresh();
    const ids = page ? this.order.page(page.limit, page.pageNumber) : this.order.all();
    return { ids, count: this.order.size };
  }

  async products(ids: string[]): Promise<string[]> {
    const batch: Batch = { ids };
    this.batches.push(batch);
    await this.refresh();
    return batch.found ?? [];
  }

  private async read(question: Question): Promise<Answer | undefined> {
    this.questions.set(question.key, question);
    await this.refresh();
    return this.answers.get(question.key)?.answer;
  }

  private async catchUp(): Promise<void> {
    if (!this.hasGap && this.moved.size === 0) return;
    const ids = [...this.moved];
    const mustReload = this.hasGap || ids.length > RELOAD_THRESHOLD;
    this.hasGap = false;
    this.moved.clear();
    try {
      await (mustReload ? this.reload() : this.replace(ids));
    } catch (error) {
      this.hasGap = true;
      throw error;
    }
  }

  /** Drops everything but the order. */
  private forgetContent(): void {
    this.json.clear();
    this.answers.clear();
    this.lookups.noteChange('all');
  }

  private async reload(): Promise<void> {
    this.forgetContent();
    this.order.replace(await this.catalogue.listPositions());
  }

  private async replace(ids: string[]): Promise<void> {
    const products = await this.catalogue.listByIds(ids);
    const found = new Set(products.map(({ productId }) => productId));
    const gone = ids.filter((id) => !found.has(id));
    const moved = products.filter((product) => this.order.put(product));
    const removed = gone.filter((id) => this.order.remove(id));
    if (moved.length + removed.length > 0) {
      this.answers.dropDependent('order');
      this.lookups.noteChange('order');
    }
    this.keep(products);
  }

  /**
   * Caches the JSON of products; also returns it by id, because the cache may have no room for all.
   */
  private keep(products: CatalogueProduct[]): Map<string, string> {
    const kept = new Map<string, string>();
    for (const product of products) {
      const json = JSON.stringify(toProductDto(product));
      kept.set(product.productId, json);
      this.json.set(product.productId, json);
    }
    return kept;
  }

  /** Assembles the responses, with one query for all products that are not cached. */
  private async answer(questions: Question[], batches: Batch[]): Promise<void> {
    const asked = questions.map((question) => ({ question, ids: question.ids(this.order) }));
    const jsonOf = await this.find([...asked, ...batches].flatMap(({ ids }) => ids));
    for (const batch of batches) batch.found = batch.ids.flatMap((id) => jsonOf.get(id) ?? []);
    for (const { question, ids } of asked) {
      const products = ids.flatMap((id) => jsonOf.get(id) ?? []);
      if (products.length < ids.length) continue; // a product was removed since
      const json = question.write(products, this.order.size);
      if (json === undefined) continue;
      const { key, on } = question;
      this.answers.set(key, { answer: this.makeAnswer(json), ids, on });
    }
  }

  /**
   * Returns the JSON of products by id, from the cache or the database; removed products are
   * omitted.
   */
  private async find(ids: string[]): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    const missing = new Set<string>();
    for (const id of ids) {
      const json = this.json.get(id);
      if (json === undefined) missing.add(id);
      else found.set(id, json);
    }
    if (missing.size === 0) return found;
    return new Map([...found, ...this.keep(await this.catalogue.listByIds([...missing]))]);
  }
}
