import { setImmediate as others } from 'node:timers/promises';
import {
  type AnswerOf,
  type importProducts,
  MAX_REFUSED_ROWS,
  type ProductColumn,
  type RefusedRow,
  type TableDelimiter,
} from '@harrow/contract';
import type { Table, TableRow } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { unknownCategory } from './category';
import { changeRow, type ImportRow, newRow } from './import-row';
import { TAKEN_PART_NUMBER } from './part-number';
import { type DetailedProduct, toWrittenDto } from './product-details';
import { statement } from './statement';
import { readRow } from './table-row';

/** Rows that are read and compared at once; other requests are answered between two batches. */
const BATCH_SIZE = 100;
/** As many changes are shown before an import as faults are named. */
const MAX_SHOWN = MAX_REFUSED_ROWS;

type Shown = AnswerOf<typeof importProducts>['changes'][number];

/** The effect of an import. */
export type ImportPlan = {
  created: number;
  updated: number;
  unchanged: number;
  changes: Shown[];
  /** The first of the rows that break a rule, and how many there are. */
  faults: RefusedRow[];
  faultCount: number;
  /** The values to write, by the number of the row. */
  rows: { row: number; change: ImportRow }[];
};

/** The calls of the catalogue that the plan needs. */
type PlanSource = {
  manager: EntityManager;
  currency: string;
  details: (ids: string[]) => Promise<DetailedProduct[]>;
};

type Given = { row: number; cells: Map<ProductColumn, string>; id: string; sku: string };
/** A variant's part number, and its product. */
type Owner = { productId: string; sku: string };
/** A part number of the table: what its spellings have in common, and who has it in any of them. */
type Numbered = { key: string; owners: Owner[] };
/** By the spelling in the table. */
type Numbers = Map<string, Numbered>;

const SELECT_NUMBERS = statement('sku-owners');

const SEVERAL_HAVE_NUMBER =
  'Several products have this part number in other spellings. Give the _id of the one that is meant.';

const isOf = (owner: Owner, product: DetailedProduct | undefined): boolean =>
  owner.productId === product?.productId && owner.sku === product.sku;

/** Whether the database can be asked for a text; one that it cannot hold is the id or number of nothing. */
const canBeAsked = (text: string): boolean => text !== '' && !text.includes('\0');

function givenOf({ row, cells }: TableRow, columns: ProductColumn[]): Given {
  const byColumn = new Map(columns.map((column, index) => [column, cells[index] ?? '']));
  const trimmed = (column: ProductColumn) => (byColumn.get(column) ?? '').trim();
  return { row, cells: byColumn, id: trimmed('_id'), sku: trimmed('sku') };
}

/** Compares the rows of a table with the products, and decides what is to be written. */
class Planner {
  readonly plan: ImportPlan = {
    ...{ created: 0, updated: 0, unchanged: 0, changes: [], faults: [], faultCount: 0, rows: [] },
  };
  /** The rows in which products and part numbers have been, by product id and part number's key. */
  private readonly seen = new Map<string, number>();
  private readonly unknownCategory: string;

  constructor(
    private readonly currency: string,
    private readonly delimiter: TableDelimiter,
    private readonly numbers: Numbers,
    private readonly categories: ReadonlySet<string>,
  ) {
    this.unknownCategory = unknownCategory([...categories]);
  }

  /** Returns the product that a row is about, if it is there already. */
  idOf({ id, sku }: Given): string | undefined {
    return id !== '' ? id : this.ownerOf(sku)?.productId;
  }

  /** Returns who has a part number: exactly so, or as the only one in another spelling. */
  private ownerOf(sku: string): Owner | undefined {
    const { owners = [] } = this.numbers.get(sku) ?? {};
    return (
      owners.find((owner) => owner.sku === sku) ?? (owners.length === 1 ? owners[0] : undefined)
    );
  }

  private faultOfNumber(
    { id, sku }: Given,
    product: DetailedProduct | undefined,
  ): string | undefined {
    const { owners = [] } = this.numbers.get(sku) ?? {};
    if (id !== '') {
      const isFree = sku === product?.sku || owners.every((owner) => isOf(owner, product));
      return isFree ? undefined : TAKEN_PART_NUMBER;
    }
    const owner = this.ownerOf(sku);
    if (!owner) return owners.length > 0 ? SEVERAL_HAVE_NUMBER : undefined;
    return isOf(owner, product) ? undefined : TAKEN_PART_NUMBER;
  }

  add(given: Given, product: DetailedProduct | undefined, width: number, length: number): void {
    if (length !== width) {
      const [column = '_id'] = given.cells.keys();
      this.refuse(given.row, { [column]: wrongLength(length, width) });
      return;
    }
    const found = this.faultsOf(given, product);
    // a row that names its product by the part number does not change its spelling
    if (given.id === '' && product) given.cells.set('sku', product.sku ?? '');
    const fault = Object.keys(found).length > 0;
    const shown = product && toWrittenDto(product);
    const { currency, delimiter } = this;
    const read = readRow(given.cells, shown, { currency, delimiter });
    if (fault || 'faults' in read) {
      this.refuse(given.row, { ...('faults' in read ? read.faults : {}), ...found });
      return;
    }
    const { category } = read.values;
    if (typeof category === 'string' && !this.categories.has(category)) {
      this.refuse(given.row, { category: this.unknownCategory });
      return;
    }
    if (product && Object.keys(read.values).length === 0) {
      this.plan.unchanged += 1;
      return;
    }
    this.plan[product ? 'updated' : 'created'] += 1;
    const change = product
      ? changeRow(read.values, product, shown?.images ?? [], this.currency)
      : newRow(read.values, this.currency);
    this.plan.rows.push({ row: given.row, change });
    if (this.plan.changes.length < MAX_SHOWN) {
      const name = read.values.name ?? product?.title ?? '';
      const _id = product?.productId ?? null;
      this.plan.changes.push({ row: given.row, _id, name, fields: read.cells });
    }
  }

  private faultsOf(given: Given, product: DetailedProduct | undefined): Record<string, string> {
    const { row, id, sku, cells } = given;
    const faults: Record<string, string> = {};
    if (id !== '' && !product) faults._id = 'There is no such product.';
    const faultOfNumber = this.faultOfNumber(given, product);
    if (faultOfNumber !== undefined) faults.sku = faultOfNumber;
    const number = this.numbers.get(sku)?.key;
    const column = id === '' ? 'sku' : '_id';
    const keys: [string, string][] = product ? [[column, `id ${product.productId}`]] : [];
    if (cells.has('sku') && number !== undefined) keys.push(['sku', `sku ${number}`]);
    for (const [name, key] of keys) {
      const former = this.seen.get(key);
      if (former === undefined) this.seen.set(key, row);
      else if (former !== row) faults[name] ??= `This is also in row ${former}.`;
    }
    return faults;
  }

  private refuse(row: number, fields: Record<string, string>): void {
    this.plan.faultCount += 1;
    if (this.plan.faults.length < MAX_SHOWN) this.plan.faults.push({ row, fields });
  }
}

const wrongLength = (length: number, width: number): string =>
  `This row has ${length} cells, and the header ${width}.`;

async function numbersOf(manager: EntityManager, given: Given[]): Promise<Numbers> {
  const skus = [...new Set(given.map(({ sku }) => sku).filter(canBeAsked))];
  const rows: ({ sku: string } & Numbered)[] =
    skus.length > 0 ? await manager.query(SELECT_NUMBERS, [skus]) : [];
  return new Map(rows.map(({ sku, ...number }) => [sku, number]));
}

/** Returns what an import of the table would do. Changes nothing. */
export async function planImport(
  { columns, rows, delimiter }: Table<ProductColumn>,
  { manager, currency, details }: PlanSource,
): Promise<ImportPlan> {
  const given = rows.map((row) => givenOf(row, columns));
  const numbers = await numbersOf(manager, given);
  const handles: { handle: string }[] = await manager.query('SELECT handle FROM product_category');
  const categories = new Set(handles.map(({ handle }) => handle));
  const planner = new Planner(currency, delimiter, numbers, categories);
  for (let from = 0; from < given.length; from += BATCH_SIZE) {
    const batch = given.slice(from, from + BATCH_SIZE);
    const ids = batch.flatMap((each) => planner.idOf(each) ?? []).filter(canBeAsked);
    const products = ids.length > 0 ? await details(ids) : [];
    const byId = new Map(products.map((product) => [product.productId, product]));
    batch.forEach((each, index) => {
      const length = rows[from + index]?.cells.length ?? 0;
      planner.add(each, byId.get(planner.idOf(each) ?? ''), columns.length, length);
    });
    await others();
  }
  return planner.plan;
}
