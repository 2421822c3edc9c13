import {
  isSoldOut,
  type BuiltMachine,
  type OwnMachine,
  type Shop,
  type Suggestions,
} from '@harrow/contract';
import * as paths from '@/config/paths';
import { helpPages } from '@/lib/help-pages';
import { marked } from '@/lib/format/marked';
import { isNumberOf } from '@/lib/part-number';
import { messages } from '@/messages';
import { ownMeant } from './own-options';

const words = messages.search;

/** Categories and pages of help together. */
const MAX_OTHERS = 2;

type Product = Suggestions['products'][number];
type Category = Suggestions['categories'][number];

/** An option of the list; Enter opens its address. */
export type Option = { address: string } & (
  | { product: Product }
  | { buy: Product }
  | { category: Category }
  | { help: string }
  | { machine: BuiltMachine; serial: string }
  | { own: OwnMachine }
);

/** Options of one kind with their heading. */
export interface OptionGroup {
  title: string;
  options: Option[];
}

const hasNumber = ({ sku }: Product, typed: string): boolean =>
  /\d/.test(typed) && sku !== null && marked(sku, typed).some(({ isMarked }) => isMarked);

/** The heading of products that are all parts, all machines, or of a shop that does not tell them apart. */
function titleOf(products: Product[], typed: string): string {
  const [first] = products;
  if (products.every((product) => hasNumber(product, typed))) return words.partNumbers;
  if (first?.isPart === null) return words.products;
  return first?.isPart ? words.parts : words.machines;
}

/** A product; if its whole number is typed, followed by its smallest order. */
function optionsOf(product: Product, typed: string): Option[] {
  const { _id, handle, minimum } = product;
  const shown = { product, address: paths.product(handle) };
  if (!isNumberOf(product, typed) || isSoldOut(product)) return [shown];
  return [shown, { buy: product, address: paths.purchaseOf(_id, minimum) }];
}

/** The parts books of the visitor's machines that are meant. */
const ownBooksOf = (machines: readonly OwnMachine[], typed: string): Option[] =>
  ownMeant(machines, typed).map((own) => ({
    own,
    address: paths.forSerial(paths.machine(own.machine.handle), own.serial ?? undefined),
  }));

/** The parts books of the machines that were built under a serial number. */
const booksOf = (machines: readonly BuiltMachine[], serial: string): Option[] =>
  machines.map((machine) => ({
    ...{ machine, serial },
    address: paths.forSerial(paths.machine(machine.handle), serial),
  }));

/**
 * The suggestions in their order on the screen: the visitor's own machines, those with the serial number, parts,
 * machines, and categories with pages of help.
 */
export function groupsOf(
  suggestions: Suggestions,
  typed: string,
  own: readonly OwnMachine[],
  pages: Shop['pages'],
): OptionGroup[] {
  const { products, categories, machines = [] } = suggestions;
  const ownBooks = { title: words.ownMachines, options: ownBooksOf(own, typed) };
  const isOwn = ({ address }: Option) =>
    ownBooks.options.some((option) => option.address === address);
  const built = booksOf(machines, typed).filter((option) => !isOwn(option));
  const books = { title: words.books, options: built };
  const kinds = [true, false, null].map((kind) => products.filter(({ isPart }) => isPart === kind));
  const found = kinds
    .filter(({ length }) => length > 0)
    .map((kind) => ({
      title: titleOf(kind, typed),
      options: kind.flatMap((product) => optionsOf(product, typed)),
    }));
  const others: Option[] = [
    ...categories.map((category) => ({ category, address: paths.category(category.handle) })),
    ...helpPages(typed, pages).map(({ slug, title }) => ({
      help: title,
      address: paths.shopPage(slug),
    })),
  ].slice(0, MAX_OTHERS);
  return [ownBooks, books, ...found, { title: words.categories, options: others }].filter(
    ({ options }) => options.length > 0,
  );
}

/** The addresses of all options in their order, the one with all results last. */
export const addressesOf = (groups: OptionGroup[], typed: string): string[] => [
  ...groups.flatMap(({ options }) => options.map(({ address }) => address)),
  paths.results(typed),
];
