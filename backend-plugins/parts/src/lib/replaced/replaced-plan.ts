import { MAX_REFUSED_ROWS, type RefusedRow, type ReplacedColumn } from '@harrow/contract';
import type { Table } from '@harrow/plugin-kit';
import type { NamedPart, NewPart } from '../known-parts';
import { ReplacementGraph } from './circle';
import {
  type Faults,
  type KitTerms,
  type LimitingMachine,
  readReplacedRow,
  type ReplacedRow,
} from './replaced-row';

/** A replacement as it is stored. */
export type Kit = KitTerms & { items: { part: string; quantity: number }[] };

type ReadRow = { row: number; line: ReplacedRow; faults: Faults };

export type ReplacedPlan = {
  /** Replacements that are new or changed. */
  added: Kit[];
  /** Those that are changed or taken away. */
  dropped: Kit[];
  created: number;
  updated: number;
  removed: number;
  unchanged: number;
  newParts: NewPart[];
  faults: RefusedRow[];
  faultCount: number;
};

export const readReplacedRows = (
  { columns, rows }: Table<ReplacedColumn>,
  machines: ReadonlyMap<string, LimitingMachine>,
): ReadRow[] =>
  rows.map(({ row, cells }) => {
    const given = new Map(columns.map((column, at) => [column, cells[at] ?? '']));
    const { line, faults } = readReplacedRow(given, machines);
    if (cells.length !== columns.length) {
      faults.old ??= `This row has ${cells.length} cells, and the header ${columns.length}.`;
    }
    return { row, line, faults };
  });

const keyOf = ({ old, machine, keys }: KitTerms): string =>
  [old, machine ?? '', keys.from].join(' ');

const termsOf = ({ old, machine, keys, from, to, isTwoWay, sellsOut, since }: KitTerms) =>
  JSON.stringify([old, machine, keys.to, from, to, isTwoWay, sellsOut, since]);

const contentOf = (kit: Kit): string =>
  termsOf(kit) +
  JSON.stringify([kit.note, kit.items.map(({ part, quantity }) => [part, quantity])]);

const sorted = (items: Kit['items']): Kit['items'] =>
  items.toSorted((one, other) => (one.part < other.part ? -1 : 1));

/** Puts the rows of each kit together, and notes where they contradict each other. */
function kitsOf(rows: readonly ReadRow[]): Map<string, { kit: Kit; rows: ReadRow[] }> {
  const kits = new Map<string, { kit: Kit; rows: ReadRow[] }>();
  for (const given of rows) {
    const { line, faults } = given;
    const known = kits.get(keyOf(line));
    const { kit, rows: own } = known ?? { kit: { ...line, items: [] }, rows: [] };
    if (termsOf(kit) !== termsOf(line)) {
      faults.old ??= `Row ${own[0]?.row ?? 0} has other terms for the same part and range.`;
    }
    if (known && (line.next === null || kit.items.length === 0)) {
      faults.new ??= 'A row without a new part must be the only one.';
    }
    if (kit.items.some(({ part }) => part === line.next))
      faults.new ??= 'This part is there twice.';
    if (line.next !== null) kit.items.push({ part: line.next, quantity: line.quantity });
    own.push(given);
    kits.set(keyOf(line), { kit, rows: own });
  }
  for (const { kit } of kits.values()) kit.items = sorted(kit.items);
  return kits;
}

/** The numbers and names of parts, those that a table adds too. */
class PartNames {
  readonly added = new Map<string, NewPart>();
  private readonly known: ReadonlyMap<string, NamedPart>;

  constructor(parts: readonly NamedPart[]) {
    this.known = new Map(parts.map((part) => [part.number, part]));
  }

  find(number: string): NewPart | undefined {
    return this.known.get(number) ?? this.added.get(number);
  }

  /** Adds what is not a part yet, a product's number under its own name. */
  add(number: string, printed: string, name: string): void {
    if (this.known.get(number)?.isKnown) return;
    this.added.set(number, this.find(number) ?? { number, printed, name });
  }

  /** Adds an old part under the name of what replaces it; false if that has none yet. */
  addFrom({ next, old, printedOld }: ReplacedRow): boolean {
    const successor = next === null ? undefined : this.find(next);
    if (!successor) return false;
    this.add(successor.number, successor.printed, successor.name);
    this.add(old, printedOld, successor.name);
    return true;
  }
}

/** Returns the names of the parts in a table. A row may name parts of earlier and later rows. */
function namesIn(rows: readonly ReadRow[], parts: readonly NamedPart[]): PartNames {
  const names = new PartNames(parts);
  let left = rows.filter(({ line }) => line.next !== null);
  for (let count = Infinity; left.length < count;) {
    count = left.length;
    left = left.filter(({ line }) => !names.addFrom(line));
  }
  for (const { faults } of left) {
    faults.new ??= 'This part is not known: no parts book and no product has it.';
  }
  for (const { line, faults } of rows) {
    if (line.next === null && !names.find(line.old)) faults.old ??= 'This part is not known.';
  }
  return names;
}

/** Notes the rows by which a part would lead back to itself, with the way. */
function refuseCircles(
  kits: Iterable<{ kit: Kit; rows: ReadRow[] }>,
  graph: ReplacementGraph,
  printedOf: (number: string) => string,
): void {
  for (const { rows } of kits) {
    for (const { line, faults } of rows) {
      if (line.next === null) continue;
      const way = graph.way(line.next, line.old);
      if (way) {
        faults.new ??= `This closes a circle: ${[line.old, ...way].map(printedOf).join(' → ')}.`;
      } else graph.add(line.old, line.next);
    }
  }
}

/** Returns what a table changes of the stored replacements, and all rows that break a rule. */
export function planReplaced(
  rows: readonly ReadRow[],
  parts: readonly NamedPart[],
  stored: readonly Kit[],
): ReplacedPlan {
  const kits = kitsOf(rows);
  const names = namesIn(rows, parts);
  const former = new Map(stored.map((kit) => [keyOf(kit), { ...kit, items: sorted(kit.items) }]));
  const graph = new ReplacementGraph();
  for (const [key, { old, items }] of former) {
    if (!kits.has(key)) for (const { part } of items) graph.add(old, part);
  }
  refuseCircles(kits.values(), graph, (number) => names.find(number)?.printed ?? number);
  const plan = {
    added: [] as Kit[],
    dropped: [] as Kit[],
    created: 0,
    updated: 0,
    removed: 0,
    unchanged: 0,
  };
  for (const [key, { kit, rows: own }] of kits) {
    const known = former.get(key);
    if (kit.items.length > 0 || known) note(plan, kit, known);
    else for (const { faults } of own) faults.old ??= 'Nothing replaces this part here.';
  }
  const faulty = rows.filter(({ faults }) => Object.keys(faults).length > 0);
  const faults = faulty
    .slice(0, MAX_REFUSED_ROWS)
    .map((each) => ({ row: each.row, fields: { ...each.faults } }));
  return { ...plan, newParts: [...names.added.values()], faults, faultCount: faulty.length };
}

function note(
  plan: Pick<ReplacedPlan, 'added' | 'dropped' | 'created' | 'updated' | 'removed' | 'unchanged'>,
  kit: Kit,
  former: Kit | undefined,
): void {
  if (former && contentOf(former) === contentOf(kit)) {
    plan.unchanged += 1;
    return;
  }
  if (former) plan.dropped.push(former);
  if (kit.items.length > 0) plan.added.push(kit);
  if (kit.items.length === 0) plan.removed += 1;
  else if (former) plan.updated += 1;
  else plan.created += 1;
}
