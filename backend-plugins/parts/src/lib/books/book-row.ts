import {
  type BookColumn,
  EVERY_KEY,
  isKeyIn,
  type KeyRange,
  lineSchema,
  type MachineOption,
  MAX_PRODUCT_NAME_LENGTH,
  rangeKeys,
  type Scheme,
} from '@harrow/contract';
import * as z from 'zod/mini';
import { isPartNumber, partNumberOf } from '../part-number';
import { completeNumber } from '../serials/bare-number';
import type { BookLine } from './book-line';

/** A message for each column that breaks a rule. */
export type Faults = Partial<Record<BookColumn, string>>;

/** The known data of the machine of a book. */
export type BookMachine = {
  scheme: Scheme | null;
  /** A number of the machine if all of its numbers are of one family. */
  example: string | null;
  options: readonly MachineOption[];
  /** The numbers that the book is for. */
  range: KeyRange;
};

/** A line that was read; `number` is that of its part. */
export type ReadLine = Omit<BookLine, 'assemblies' | 'title'> & {
  number: string | null;
  keys: KeyRange;
};

const MAX_QUANTITY = 32_767;
export const MAX_LEVEL = 5;

const FIGURE = /^[0-9A-Za-z-]{1,20}$/;
export const ITEM = /^[1-9]\d{0,3}[A-Z]?$/;
const AS_REQUIRED = /^(?:a\/?r)?$/i;

const nameSchema = lineSchema(MAX_PRODUCT_NAME_LENGTH);

/** Returns the text of a cell, or null for an empty one; or the fault of a text that cannot be stored. */
export function readText(cell: string): { text: string | null } | { fault: string } {
  if (cell.trim() === '') return { text: null };
  const read = z.safeParse(nameSchema, cell);
  return read.success ? { text: read.data } : { fault: read.error.issues[0]?.message ?? '' };
}

/** Reads cells, and collects what is wrong with them. */
class RowReader {
  readonly faults: Faults = {};

  constructor(
    private readonly cells: ReadonlyMap<BookColumn, string>,
    private readonly machine: BookMachine,
  ) {}

  cell(column: BookColumn): string {
    return (this.cells.get(column) ?? '').trim();
  }

  text(column: BookColumn): string | null {
    const read = readText(this.cell(column));
    if ('text' in read) return read.text;
    this.faults[column] = read.fault;
    return null;
  }

  matching(column: BookColumn, pattern: RegExp, rule: string): string {
    const value = this.cell(column);
    if (value === '') this.faults[column] = 'This is required.';
    else if (!pattern.test(value)) this.faults[column] = rule;
    return value;
  }

  level(): number {
    const value = this.cell('level');
    if (value === '') return 0;
    if (/^[0-5]$/.test(value)) return Number(value);
    this.faults.level = `This must be 0 to ${MAX_LEVEL}.`;
    return 0;
  }

  quantity(): number | null {
    const value = this.cell('quantity');
    if (AS_REQUIRED.test(value)) return null;
    if (/^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) <= MAX_QUANTITY) {
      return Number(value);
    }
    this.faults.quantity = 'This must be a whole number, or empty or A/R for as required.';
    return null;
  }

  part(): { part: string | null; number: string | null } {
    const part = this.text('part');
    if (part === null) return { part, number: null };
    const number = partNumberOf(part);
    if (!isPartNumber(number)) this.faults.part = 'This must have 2 to 40 letters and digits.';
    return { part, number };
  }

  usableOn(): string[] {
    const codes = [
      ...new Set(
        this.cell('usable_on')
          .toUpperCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      ),
    ];
    const unknown = codes.find((code) => !this.machine.options.some((each) => each.code === code));
    if (unknown !== undefined) {
      this.faults.usable_on = `The machine has no option ${unknown.slice(0, 20)}.`;
    }
    return codes.sort();
  }

  range(): { from: string | null; to: string | null; keys: KeyRange } {
    const [from, to] = [this.bound('serial_from'), this.bound('serial_to')];
    if (from === null && to === null) return { from, to, keys: EVERY_KEY };
    const { scheme } = this.machine;
    const column = from === null ? 'serial_to' : 'serial_from';
    if (!scheme) {
      this.faults[column] = 'The machine has no serial numbers.';
      return { from, to, keys: EVERY_KEY };
    }
    const keys = rangeKeys(scheme, { from, to });
    if ('wrong' in keys) {
      this.faults[`serial_${keys.wrong}`] = keys.message;
      return { from, to, keys: EVERY_KEY };
    }
    const beyond = 'The book is not for this number.';
    if (from !== null && !isKeyIn(keys.from, this.machine.range)) this.faults.serial_from = beyond;
    if (to !== null && !isKeyIn(keys.to, this.machine.range)) this.faults.serial_to = beyond;
    return { from, to, keys };
  }

  private bound(column: 'serial_from' | 'serial_to'): string | null {
    const text = this.text(column);
    const { scheme, example } = this.machine;
    return text === null || scheme === null ? text : completeNumber(scheme, text, example);
  }
}

/** Reads a row, as far as it can be understood by itself. */
export function readBookRow(
  cells: ReadonlyMap<BookColumn, string>,
  machine: BookMachine,
): { line: ReadLine; faults: Faults } {
  const reader = new RowReader(cells, machine);
  const item = reader.cell('item').toUpperCase();
  const line = {
    figure: reader.matching('figure', FIGURE, 'This must be 1 to 20 letters, digits and dashes.'),
    item,
    level: reader.level(),
    ...reader.part(),
    name: reader.text('name'),
    quantity: reader.quantity(),
    ...reader.range(),
    usableOn: reader.usableOn(),
    note: reader.text('note'),
  };
  if (!ITEM.test(item)) {
    reader.faults.item =
      item === '' ? 'This is required.' : 'This must be 1 to 9999, with one letter at most.';
  }
  if (line.part === null && line.name === null) {
    reader.faults.name ??= 'This is required without a part number.';
  }
  return { line, faults: reader.faults };
}
