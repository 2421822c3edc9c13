import type { Language, ListedProduct } from '@harrow/contract';
import { keyFiguresOf } from './key-figures';

/** The texts of a product or a category in a language; null or empty where it has none. */
export type Texts = {
  /** The name in English; null for a category. */
  title: string | null;
  name: string | null;
  description: string | null;
  specifications: ListedProduct['keyFigures'];
};

/** Products are named by id or by handle, categories by handle. */
export type Kind = 'products' | 'handles' | 'categories';

/** The texts of what an answer names, and the words beside prices about their tax; null for the English ones. */
export type TextsOf = Record<Kind, ReadonlyMap<string, Texts>> & { tax: string | null };

type Members = Record<string, unknown>;

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** The members of answers that hold categories. */
const CATEGORIES = ['category', 'categories', 'children'];

/** The words after the first product of an order for its further ones, of which there is one at least. */
const FURTHER: Record<Exclude<Language, 'en'>, (further: number) => string> = {
  de: (further) => `und ${further} ${further === 1 ? 'weiteres' : 'weitere'}`,
};

/** A line of an order has the name that its product had then. */
const isOrderLine = ({ productId, product }: Members) =>
  typeof productId === 'string' && typeof product === 'string';

/** The product, by id or by handle, or the category that an object of an answer shows. */
type Subject = { kind: Kind; name: string };

function subjectOf(given: Members, member: string): Subject | undefined {
  const { _id: id, productId, handle, name } = given;
  if (isOrderLine(given)) return { kind: 'products', name: String(productId) };
  if (typeof id === 'string') return { kind: 'products', name: id };
  if (typeof handle !== 'string' || typeof name !== 'string') return undefined;
  const isCategory = CATEGORIES.includes(member) || 'children' in given;
  return { kind: isCategory ? 'categories' : 'handles', name: handle };
}

/** Returns the products and categories in an answer. */
export function subjectsIn(value: unknown, member = ''): Subject[] {
  if (Array.isArray(value)) return value.flatMap((each) => subjectsIn(each, member));
  if (!isObject(value)) return [];
  const own = subjectOf(value, member);
  const inside = Object.entries(value).flatMap(([name, each]) => subjectsIn(each, name));
  return own ? [own, ...inside] : inside;
}

/** Returns the members of an object in its language: those that it has, and that there are texts for. */
function textMembers(given: Members, { title, name, description, specifications }: Texts): Members {
  const keyFigures = keyFiguresOf(specifications);
  const hasSpecifications = specifications.length > 0;
  // an order keeps the name of a product that was renamed since
  if (isOrderLine(given)) return name && given.product === title ? { product: name } : {};
  return {
    ...(name ? { name } : {}),
    ...(description && 'description' in given ? { description } : {}),
    ...(hasSpecifications && 'specifications' in given ? { specifications } : {}),
    ...(hasSpecifications && 'keyFigures' in given ? { keyFigures } : {}),
  };
}

/** Returns the product that an order is called by, as `order_product` does in English, from its translated lines. */
function orderProduct(lines: readonly Members[], language: Exclude<Language, 'en'>): Members {
  const [first, ...further] = lines;
  if (typeof first?.product !== 'string') return {};
  const { product } = first;
  if (further.length === 0) return { product };
  return { product: `${product} ${FURTHER[language](further.length)}` };
}

/** Returns an answer with the texts of the products and categories in it. */
export function translated(
  value: unknown,
  texts: TextsOf,
  language: Exclude<Language, 'en'>,
  member = '',
): unknown {
  if (Array.isArray(value)) return value.map((each) => translated(each, texts, language, member));
  if (!isObject(value)) return value;
  const inside: Members = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, translated(each, texts, language, name)]),
  );
  if (member === 'tax') return texts.tax ? { ...value, text: texts.tax } : value;
  if (isOrderLine(value) && Array.isArray(value.lines)) {
    return { ...inside, ...orderProduct(inside.lines as Members[], language) };
  }
  const subject = subjectOf(value, member);
  const own = subject && texts[subject.kind].get(subject.name);
  return own ? { ...inside, ...textMembers(value, own) } : inside;
}
