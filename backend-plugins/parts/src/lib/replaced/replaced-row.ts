import {
  EVERY_KEY,
  type KeyRange,
  rangeKeys,
  type ReplacedColumn,
  type Scheme,
} from '@harrow/contract';
import { readText } from '../books/book-row';
import { isPartNumber, partNumberOf } from '../part-number';

/** A message for each column that breaks a rule. */
export type Faults = Partial<Record<ReplacedColumn, string>>;

/** A machine by whose numbers a replacement may be limited. */
export type LimitingMachine = { productId: string; handle: string; scheme: Scheme | null };

/** The values that the rows of one kit share. */
export type KitTerms = {
  old: string;
  machine: string | null;
  keys: KeyRange;
  from: string | null;
  to: string | null;
  isTwoWay: boolean;
  sellsOut: boolean;
  since: string | null;
  note: string | null;
};

/** A row that was read; without a new part it takes the replacement away. */
export type ReplacedRow = KitTerms & {
  printedOld: string;
  next: string | null;
  printedNext: string;
  quantity: number;
};

const MAX_QUANTITY = 32_767;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const WORDS = {
  interchange: new Map([
    ['', false],
    ['one way', false],
    ['both ways', true],
  ]),
  sells_out: new Map([
    ['', true],
    ['yes', true],
    ['no', false],
  ]),
};

const isDay = (text: string): boolean =>
  DAY.test(text) && new Date(`${text}T00:00:00Z`).toJSON().startsWith(text);

/** Reads the cells of a row, and collects what is wrong with them. */
class Reader {
  readonly faults: Faults = {};

  constructor(private readonly cells: ReadonlyMap<ReplacedColumn, string>) {}

  text(column: ReplacedColumn): string {
    const read = readText(this.cells.get(column) ?? '');
    if ('text' in read) return read.text ?? '';
    this.faults[column] = read.fault;
    return '';
  }

  number(column: 'old' | 'new'): { printed: string; number: string } {
    const printed = this.text(column);
    const number = partNumberOf(printed);
    if (printed !== '' && !isPartNumber(number)) {
      this.faults[column] = 'This must have 2 to 40 letters and digits.';
    }
    return { printed, number };
  }

  choice(column: 'interchange' | 'sells_out'): boolean {
    const value = WORDS[column].get(this.text(column).toLowerCase());
    if (value !== undefined) return value;
    const words = [...WORDS[column].keys()].filter(Boolean).join(' or ');
    this.faults[column] = `This must be ${words}.`;
    return false;
  }

  quantity(): number {
    const value = this.text('quantity');
    if (value === '') return 1;
    if (/^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) <= MAX_QUANTITY) {
      return Number(value);
    }
    this.faults.quantity = 'This must be a whole number.';
    return 1;
  }

  since(): string | null {
    const value = this.text('since');
    if (value === '') return null;
    if (isDay(value)) return value;
    this.faults.since = 'This must be a day, such as 2024-06-01.';
    return null;
  }

  range(machine: LimitingMachine | null): Pick<KitTerms, 'keys' | 'from' | 'to'> {
    const [from, to] = [this.text('serial_from') || null, this.text('serial_to') || null];
    if (from === null && to === null) return { from, to, keys: EVERY_KEY };
    const column = from === null ? 'serial_to' : 'serial_from';
    if (!machine?.scheme) {
      this.faults[column] = 'This takes a machine that has serial numbers.';
      return { from, to, keys: EVERY_KEY };
    }
    const keys = rangeKeys(machine.scheme, { from, to });
    if (!('wrong' in keys)) return { from, to, keys };
    this.faults[`serial_${keys.wrong}`] = keys.message;
    return { from, to, keys: EVERY_KEY };
  }
}

/** Reads a row as far as it can be understood by itself. `machines` are those of all rows, by their handles. */
export function readReplacedRow(
  cells: ReadonlyMap<ReplacedColumn, string>,
  machines: ReadonlyMap<string, LimitingMachine>,
): { line: ReplacedRow; faults: Faults } {
  const reader = new Reader(cells);
  const [old, next] = [reader.number('old'), reader.number('new')];
  if (old.printed === '') reader.faults.old ??= 'This is required.';
  if (old.number !== '' && old.number === next.number) {
    reader.faults.new ??= 'A part cannot replace itself.';
  }
  const handle = reader.text('machine');
  const machine = machines.get(handle) ?? null;
  if (handle !== '' && !machine) reader.faults.machine ??= 'There is no such machine.';
  const line = {
    old: old.number,
    printedOld: old.printed,
    next: next.printed === '' ? null : next.number,
    printedNext: next.printed,
    quantity: reader.quantity(),
    machine: machine?.productId ?? null,
    ...reader.range(machine),
    isTwoWay: reader.choice('interchange'),
    sellsOut: reader.choice('sells_out'),
    since: reader.since(),
    note: reader.text('note') || null,
  };
  return { line, faults: reader.faults };
}
