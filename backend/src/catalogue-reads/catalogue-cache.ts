import { randomUUID } from 'node:crypto';
import {
  ALL_PRODUCTS,
  toProductDto,
  type CachedCatalogue,
  type CatalogueProduct,
  type KeptJson,
  type Page,
  type ProductIds,
  type SoldProducts,
} from '@harrow/catalogue';
import { BoundedMap } from './bounded-map';
import { CachedAnswers } from './cached-answers';
import { KeptOrder } from './kept-order';
import { type Found, Lookups, type Read } from './lookups';
import type { ProductOrder } from './product-order';
import { sharedRun } from './shared-run';

/**
 * The maximum number of cached JSON characters: about 100,000 products, and the responses made of
 * them.
 */
const MAX_PRODUCT_LENGTH = 40_000_000;
const MAX_ANSWER_LENGTH = 20_000_000;
/** About 2,000 figures of parts books. */
const MAX_KEPT_LENGTH = 20_000_000;

/** The source of the products. */
export type Catalogue = {
  sold: Pick<SoldProducts, 'list' | 'positions' | 'positionsOf'>;
  listByIds(ids: string[]): Promise<CatalogueProduct[]>;
};

/** A request to the cache: which products it needs, and how its response is assembled. */
type Question = {
  key: string;
  on?: 'order';
  /** The order is undefined while it is being loaded; undefined if it is needed. */
  ids: (order: ProductOrder | undefined) => string[] | undefined;
  write: (products: string[], count: number) => string | undefined;
};

/** Products requested by id; `found` is set once a run has loaded them. */
type Batch = { ids: string[]; found?: string[] };

const length = (text: { length: number }): number => text.length;

const asJson = (products: CatalogueProduct[]): Map<string, string> =>
  new Map(products.map((product) => [product.productId, JSON.stringify(toProductDto(product))]));

const writePage = (products: string[], count: number): string =>
  `{"success":true,"data":[${products.join(',')}],"count":${count}}`;

const pageOf = (limit: number, pageNumber: number): Question => ({
  key: `${limit}/${pageNumber}`,
  on: 'order',
  ids: (order) => order?.page(limit, pageNumber),
  write: writePage,
});

const productOf = (id: string): Question => ({
  key: id,
  ids: (order) => (!order || order.has(id) ? [id] : []),
  write: ([product]) => product,
});

/**
 * Caches the responses of the shop's public catalogue calls. They are never stale: each read is
 * confirmed with the change feed, and concurrent reads share a confirmation. If that fails, the
 * read throws, and the caller reads the database.
 */
export class CatalogueCache<Answer extends { bytes: string }> implements CachedCatalogue {
  private readonly order: KeptOrder;
  private readonly json = new BoundedMap<string, string>(MAX_PRODUCT_LENGTH, length);
  private readonly answers = new CachedAnswers<Answer>(MAX_ANSWER_LENGTH);
  /** The parts of responses besides products. */
  private readonly keptJson = new CachedAnswers<{ bytes: string }>(MAX_KEPT_LENGTH);
  private readonly lookups = new Lookups();
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
    this.order = new KeptOrder(catalogue.sold);
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
    this.keptJson.drop(productId);
    this.lookups.note(productId);
    if (moves) this.order.note(productId);
  }

  /** Records that lists which select or count products by more than their age may have changed. */
  noteRegrouping(): void {
    this.generation += 1;
    this.answers.dropDependent('groups');
    this.lookups.noteChange('groups');
  }

  /** Records that pages show another time, such as the next day for shipping. */
  noteTime(): void {
    this.generation += 1;
  }

  /** Records that changes may have been missed. */
  noteGap(): void {
    this.generation += 1;
    this.order.noteGap();
    this.forgetContent();
  }

  async stamp(): Promise<string> {
    await this.refresh();
    return `${this.incarnation}.${this.generation}`;
  }

  /** Returns a page of products; pages count from 0. While the order is being loaded, it is looked up. */
  async page(limit: number, pageNumber: number): Promise<Answer | undefined> {
    const question = pageOf(limit, pageNumber);
    const answer = await this.read(question);
    if (answer || this.order.current) return answer;
    return await this.lookUp(question.key, () => this.readPage({ limit, pageNumber }));
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
    return await this.lookUpIn(this.answers, this.makeAnswer, key, read);
  }

  private async lookUpIn<Kept extends { bytes: string }>(
    answers: CachedAnswers<Kept>,
    make: (json: string) => Kept,
    key: string,
    read: Read,
  ): Promise<Kept | undefined> {
    await this.refresh();
    const kept = answers.get(key);
    if (kept) return kept.answer;
    const { found, isStale } = await this.lookups.run(key, read);
    if (!found) return undefined;
    const shared = answers.get(key); // another caller of the same read has made it
    if (shared && !isStale) return shared.answer;
    const { json, ids, on } = found;
    const answer = make(json);
    if (!isStale) answers.set(key, { answer, ids, on });
    return answer;
  }

  async kept(key: string, read: () => Promise<KeptJson | undefined>): Promise<string | undefined> {
    const json = (bytes: string) => ({ bytes });
    return (await this.lookUpIn(this.keptJson, json, `kept ${key}`, read))?.bytes;
  }

  async ids(page?: Page): Promise<ProductIds> {
    await this.refresh();
    const order = this.order.current;
    if (!order) throw new Error('The order of the products is being loaded.');
    const ids = page ? order.page(page.limit, page.pageNumber) : order.all();
    return { ids, count: order.size };
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

  private async readPage(page: Page): Promise<Found | undefined> {
    const { ids, count } = await this.catalogue.sold.list(page);
    // not kept one by one: a change may be recorded before they arrive
    const jsonOf = asJson(await this.catalogue.listByIds(ids));
    const products = ids.flatMap((id) => jsonOf.get(id) ?? []);
    if (products.length < ids.length) return undefined; // a product was removed since
    return { json: writePage(products, count), ids, on: 'order' };
  }

  private async catchUp(): Promise<void> {
    if (!(await this.order.catchUp())) return;
    this.answers.dropDependent('order');
    this.lookups.noteChange('order');
  }

  /** Drops everything but the order. */
  private forgetContent(): void {
    this.json.clear();
    this.answers.clear();
    this.keptJson.clear();
    this.lookups.noteChange('all');
  }

  /**
   * Caches the JSON of products; also returns it by id, because the cache may have no room for all.
   */
  private keep(products: CatalogueProduct[]): Map<string, string> {
    const jsonOf = asJson(products);
    for (const [id, json] of jsonOf) this.json.set(id, json);
    return jsonOf;
  }

  /** Assembles the responses, with one query for all uncached products. */
  private async answer(questions: Question[], batches: Batch[]): Promise<void> {
    const order = this.order.current;
    const asked = questions.flatMap((question) => {
      const ids = question.ids(order);
      return ids ? [{ question, ids }] : [];
    });
    const jsonOf = await this.find([...asked, ...batches].flatMap(({ ids }) => ids));
    for (const batch of batches) batch.found = batch.ids.flatMap((id) => jsonOf.get(id) ?? []);
    for (const { question, ids } of asked) {
      const products = ids.flatMap((id) => jsonOf.get(id) ?? []);
      if (products.length < ids.length) continue; // a product was removed since
      const json = question.write(products, order?.size ?? 0);
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
