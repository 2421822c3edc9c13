import {
  toServiceDto,
  type KeptCatalogue,
  type OrderableProduct,
  type Page,
  type Position,
  type ProductIds,
} from '@harrow/catalogue';
import { BoundedMap } from './bounded-map';
import { ProductOrder } from './product-order';
import { sharedRun } from './shared-run';

/** Characters of products' JSON that are kept, a hundred thousand products', and of answers made of it. */
const MAX_PRODUCT_LENGTH = 40_000_000;
const MAX_ANSWER_LENGTH = 20_000_000;
/** More changes than that are not looked up one by one. */
const MANY_CHANGES = 500;

/** Where the products come from. */
export type Catalogue = {
  listPositions(): Promise<Position[]>;
  listByIds(ids: string[]): Promise<OrderableProduct[]>;
};

/** A question to the catalogue: which products it is about, and how its answer is put together. */
type Question = {
  key: string;
  ids: (order: ProductOrder) => string[];
  write: (products: string[], count: number) => string | undefined;
};

/** Products that were asked for by their ids; `found` when a run has served them. */
type Batch = { ids: string[]; found?: string[] };

const length = (text: { length: number }): number => text.length;

const pageOf = (limit: number, pageNumber: number): Question => ({
  key: `${limit}/${pageNumber}`,
  ids: (order) => order.page(limit, pageNumber),
  write: (products, count) => `{"success":true,"data":[${products.join(',')}],"count":${count}}`,
});

const productOf = (id: string): Question => ({
  key: id,
  ids: (order) => (order.has(id) ? [id] : []),
  write: ([product]) => product,
});

/**
 * Keeps what the shop's public calls answer, ready to send. It is never behind: each read is
 * confirmed against the feed of changes, many reads by one confirmation. Where that fails a read
 * throws, and the caller asks the database itself.
 */
export class CatalogueCache<Answer extends { bytes: string }> implements KeptCatalogue {
  private readonly order = new ProductOrder();
  private readonly json = new BoundedMap<string, string>(MAX_PRODUCT_LENGTH, length);
  private readonly answers: BoundedMap<string, Answer>;
  private readonly changed = new Set<string>();
  private hasGap = true;
  private questions = new Map<string, Question>();
  private batches: Batch[] = [];
  private readonly run: () => Promise<void>;

  /**
   * `confirm` settles when `note` has been told of every change that was committed before;
   * `makeAnswer` makes of JSON what is kept and answered.
   */
  constructor(
    private readonly catalogue: Catalogue,
    confirm: () => Promise<void>,
    private readonly makeAnswer: (json: string) => Answer,
  ) {
    this.answers = new BoundedMap(MAX_ANSWER_LENGTH, ({ bytes }) => bytes.length);
    this.run = sharedRun(async () => {
      const { questions, batches } = this;
      this.questions = new Map();
      this.batches = [];
      await confirm();
      await this.catchUp();
      const open = [...questions.values()].filter(({ key }) => !this.answers.has(key));
      await this.answer(open, batches);
    });
  }

  /** Notes that a product has changed, appeared or gone. */
  note(productId: string): void {
    this.changed.add(productId);
  }

  /** Notes that changes may have been missed. */
  noteGap(): void {
    this.hasGap = true;
  }

  /** A page of products; pages count from 0. */
  async page(limit: number, pageNumber: number): Promise<Answer | undefined> {
    return await this.read(pageOf(limit, pageNumber));
  }

  /** A product; undefined where the shop sells none with this id. */
  async product(id: string): Promise<Answer | undefined> {
    return await this.read(productOf(id));
  }

  async ids(page?: Page): Promise<ProductIds> {
    await this.run();
    const ids = page ? this.order.page(page.limit, page.pageNumber) : this.order.all();
    return { ids, count: this.order.size };
  }

  async products(ids: string[]): Promise<string[]> {
    const batch: Batch = { ids };
    this.batches.push(batch);
    await this.run();
    return batch.found ?? [];
  }

  private async read(question: Question): Promise<Answer | undefined> {
    this.questions.set(question.key, question);
    await this.run();
    return this.answers.get(question.key);
  }

  private async catchUp(): Promise<void> {
    if (!this.hasGap && this.changed.size === 0) return;
    const ids = [...this.changed];
    const isNew = this.hasGap || ids.length > MANY_CHANGES;
    this.hasGap = false;
    this.changed.clear();
    this.answers.clear();
    try {
      await (isNew ? this.begin() : this.lookUp(ids));
    } catch (error) {
      this.hasGap = true;
      throw error;
    }
  }

  private async begin(): Promise<void> {
    this.json.clear();
    this.order.replace(await this.catalogue.listPositions());
  }

  private async lookUp(ids: string[]): Promise<void> {
    const products = await this.catalogue.listByIds(ids);
    for (const product of products) this.order.put(product);
    this.keep(products);
    const gone = new Set(ids);
    for (const { productId } of products) gone.delete(productId);
    for (const id of gone) {
      this.order.remove(id);
      this.json.delete(id);
    }
  }

  /** Keeps the JSON of products; answers it by id, in case that there is not enough room for all. */
  private keep(products: OrderableProduct[]): Map<string, string> {
    const kept = new Map<string, string>();
    for (const product of products) {
      const json = JSON.stringify(toServiceDto(product));
      kept.set(product.productId, json);
      this.json.set(product.productId, json);
    }
    return kept;
  }

  /** Puts the answers together, with one query for all products that are not kept. */
  private async answer(questions: Question[], batches: Batch[]): Promise<void> {
    const asked = questions.map((question) => ({ question, ids: question.ids(this.order) }));
    const jsonOf = await this.find([...asked, ...batches].flatMap(({ ids }) => ids));
    for (const batch of batches) batch.found = batch.ids.flatMap((id) => jsonOf.get(id) ?? []);
    for (const { question, ids } of asked) {
      const products = ids.flatMap((id) => jsonOf.get(id) ?? []);
      if (products.length < ids.length) continue; // one has gone since: the database knows
      const json = question.write(products, this.order.size);
      if (json !== undefined) this.answers.set(question.key, this.makeAnswer(json));
    }
  }

  /** The JSON of products by id, kept or read; those that are gone are left out. */
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
