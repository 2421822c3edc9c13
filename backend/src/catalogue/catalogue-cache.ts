import { toServiceDto, type OrderableProduct, type Position } from '@harrow/catalogue';
import { BoundedMap } from './bounded-map';
import { ProductOrder } from './product-order';
import { sharedRun } from './shared-run';

/** Products whose JSON is kept, and answers made of them. */
const MOST_PRODUCTS = 5000;
const MOST_ANSWERS = 1000;
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
export class CatalogueCache<Answer> {
  private readonly order = new ProductOrder();
  private readonly products = new BoundedMap<string, string>(MOST_PRODUCTS);
  private readonly answers = new BoundedMap<string, Answer>(MOST_ANSWERS);
  private readonly changed = new Set<string>();
  private hasGap = true;
  private questions = new Map<string, Question>();
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
    this.run = sharedRun(async () => {
      const { questions } = this;
      this.questions = new Map();
      await confirm();
      await this.catchUp();
      await this.answer([...questions.values()].filter(({ key }) => !this.answers.has(key)));
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
    this.products.clear();
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
      this.products.delete(id);
    }
  }

  private keep(products: OrderableProduct[]): void {
    for (const product of products) {
      this.products.set(product.productId, JSON.stringify(toServiceDto(product)));
    }
  }

  /** Puts the answers together, with one query for all products that are not kept. */
  private async answer(questions: Question[]): Promise<void> {
    const asked = questions.map((question) => ({ question, ids: question.ids(this.order) }));
    const missing = asked.flatMap(({ ids }) => ids).filter((id) => !this.products.has(id));
    if (missing.length > 0) this.keep(await this.catalogue.listByIds([...new Set(missing)]));
    for (const { question, ids } of asked) {
      const products = ids.flatMap((id) => this.products.get(id) ?? []);
      // one has gone since the confirmation, or did not fit in: the database knows
      if (products.length < ids.length) continue;
      const json = question.write(products, this.order.size);
      if (json !== undefined) this.answers.set(question.key, this.makeAnswer(json));
    }
  }
}
