import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileProblem } from '@harrow/processes/start-error';
import type { TestCardName } from './cards.ts';
import { Journal, readJournal } from './journal.ts';
import type {
  Charge,
  Customer,
  PaymentIntent,
  PaymentMethod,
  Refund,
  StripeEvent,
} from './objects.ts';
import { resourceMissing } from './stripe-error.ts';

/** The state of the sandbox. It never contains card numbers or CVCs. */
export interface Records {
  customers: Customer;
  payment_methods: PaymentMethod;
  /** The published test card of each payment method, by the payment method's id. */
  test_cards: { id: string; card: TestCardName; isUsed: boolean };
  payment_intents: PaymentIntent;
  charges: Charge;
  refunds: Refund;
  events: StripeEvent;
  /** Events that the webhook has not acknowledged, by event id; `dueAt` in milliseconds. */
  deliveries: { id: string; attempts: number; dueAt: number };
  /** First answers by idempotency key; `at` in seconds. */
  answers: { id: string; at: number; fingerprint: string; status: number; body: unknown };
}

export type Collection = keyof Records;

/** The collections of objects that calls name by id and list, and what an error calls an object of each. */
const LABELS = {
  customers: 'customer',
  payment_methods: 'PaymentMethod',
  payment_intents: 'payment_intent',
  charges: 'charge',
  refunds: 'refund',
  events: 'event',
};

export type ObjectCollection = keyof typeof LABELS;

/** One changed record, or null for a deleted one. */
type Change = { [C in Collection]: [C, string, Records[C] | null] }[Collection];

type Tables = { [C in Collection]: Map<string, Records[C]> };

const emptyTables = (): Tables => ({
  customers: new Map(),
  payment_methods: new Map(),
  test_cards: new Map(),
  payment_intents: new Map(),
  charges: new Map(),
  refunds: new Map(),
  events: new Map(),
  deliveries: new Map(),
  answers: new Map(),
});

/** The reads and changes of one call. Other calls see the changes only after the commit. */
export class Transaction {
  private readonly changes = new Map<string, Change>();

  constructor(private readonly tables: Tables) {}

  find<C extends Collection>(collection: C, id: string): Records[C] | undefined {
    const change = this.changes.get(`${collection}/${id}`);
    if (change === undefined) return this.tables[collection].get(id);
    return (change[2] ?? undefined) as Records[C] | undefined;
  }

  /** Finds the object that the parameter `param` names. Throws Stripe's `resource_missing`. */
  get<C extends ObjectCollection>(collection: C, id: string, param?: string): Records[C] {
    const found = this.find(collection, id);
    if (found !== undefined) return found;
    const inPath = collection === 'payment_intents' ? 'intent' : 'id';
    throw resourceMissing(LABELS[collection], id, param ?? inPath);
  }

  /** Adds or replaces a record. Records are immutable, since events refer to them. */
  put<C extends Collection>(collection: C, record: Records[C]): Records[C] {
    this.changes.set(`${collection}/${record.id}`, [collection, record.id, record] as Change);
    return record;
  }

  remove(collection: Collection, id: string): void {
    this.changes.set(`${collection}/${id}`, [collection, id, null]);
  }

  /** The committed records, oldest first. */
  all<C extends Collection>(collection: C): Iterable<Records[C]> {
    return this.tables[collection].values();
  }

  committed(): Change[] {
    return [...this.changes.values()];
  }
}

/** All records, in memory and, with a file, on disk. */
export class Store {
  private constructor(
    private readonly tables: Tables,
    private readonly journal: Journal | undefined,
  ) {}

  /** Reads the file, if it exists, and rewrites it without outdated records. */
  static async open(file?: string): Promise<Store> {
    const tables = emptyTables();
    if (file === undefined) return new Store(tables, undefined);
    try {
      await mkdir(dirname(file), { recursive: true });
      for (const line of await readJournal(file)) apply(tables, line as Change[]);
      return new Store(tables, await Journal.create(file, [allRecords(tables)]));
    } catch (error) {
      throw fileProblem(error, dirname(file));
    }
  }

  get<C extends Collection>(collection: C): ReadonlyMap<string, Records[C]> {
    return this.tables[collection];
  }

  begin(): Transaction {
    return new Transaction(this.tables);
  }

  /** Makes the changes visible at once; they are on disk when `settled` resolves. */
  commit(transaction: Transaction): void {
    const changes = transaction.committed();
    if (changes.length === 0) return;
    apply(this.tables, changes);
    this.journal?.append(changes);
  }

  /** Resolves when everything committed so far is on disk. */
  async settled(): Promise<void> {
    await this.journal?.settled();
  }

  async close(): Promise<void> {
    await this.journal?.close();
  }
}

function apply(tables: Tables, changes: readonly Change[]): void {
  for (const [collection, id, record] of changes) {
    if (record === null) tables[collection].delete(id);
    else (tables[collection] as Map<string, Records[Collection]>).set(id, record);
  }
}

function allRecords(tables: Tables): Change[] {
  const collections = Object.keys(tables) as Collection[];
  return collections.flatMap((collection) =>
    [...tables[collection]].map(([id, record]) => [collection, id, record] as Change),
  );
}
