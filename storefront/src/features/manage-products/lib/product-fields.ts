import {
  documentUrlSchema,
  MAX_DESCRIPTION_LENGTH,
  MAX_DOCUMENT_NAME_LENGTH,
  MAX_PRODUCT_NAME_LENGTH,
  MAX_SPECIFICATION_NAME_LENGTH,
  MAX_SPECIFICATION_VALUE_LENGTH,
  type BodyInputOf,
  type ChargeRules,
  type createProduct,
  type WrittenProduct,
  type updateProduct,
} from '@harrow/contract';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { formatMoney } from '@/lib/format/numbers';
import { optionalTextSchema, textSchema } from '@/lib/forms/field-schemas';
import { textOrNull } from '@/lib/forms/text-or-null';
import { messages } from '@/messages';
import { PRODUCT_TERMS, TERM_NAMES, termRules, type TypedTerms } from './product-terms';

const words = messages.productForm;

const figures = () =>
  z.array(
    z.object({
      name: textSchema(words.figureRequired, MAX_SPECIFICATION_NAME_LENGTH),
      text: textSchema(words.valueRequired, MAX_SPECIFICATION_VALUE_LENGTH),
    }),
  );

/** The texts in German, each of which may be missing. */
const germanRules = () => ({
  name_de: optionalTextSchema(MAX_PRODUCT_NAME_LENGTH),
  description_de: optionalTextSchema(MAX_DESCRIPTION_LENGTH),
  specifications_de: figures(),
});

/** The form of a product. The first picture is the one in lists. */
export function productSchema(rules: ChargeRules | null) {
  return z.object({
    images: z.array(z.string()).check(z.minLength(1, words.imageRequired)),
    ...termRules(rules),
    specifications: figures(),
    /** The text is the address. */
    documents: z.array(
      z.object({
        name: textSchema(words.documentNameRequired, MAX_DOCUMENT_NAME_LENGTH),
        text: documentUrlSchema,
      }),
    ),
    ...germanRules(),
    /** Whether only staff see it. */
    draft: z.boolean(),
  });
}

type ProductSchema = ReturnType<typeof productSchema>;

/** The fields as typed. */
export type ProductFields = z.input<ProductSchema>;

/** The fields after validation. */
export type CheckedProduct = z.output<ProductSchema>;

/** The form as a component takes it. */
export type ProductFormState = UseFormReturn<ProductFields, unknown, CheckedProduct>;

/** The fields in the order of the form; the first invalid one gets the focus. */
export const PRODUCT_FIELDS = [
  'images',
  ...TERM_NAMES,
  'specifications',
  'documents',
  'name_de',
  'description_de',
  'specifications_de',
  'draft',
] as const;

export type ProductField = (typeof PRODUCT_FIELDS)[number];

/** The label of each field, and its name in a sentence. */
export const FIELD_WORDS: Readonly<Record<ProductField, { label: string; name: string }>> = {
  ...messages.product.fields,
  ...words.germanFields,
  draft: words.draftField,
};

/** The fields that hold rows of two texts. */
export const PAIR_FIELDS = ['specifications', 'documents', 'specifications_de'] as const;

export type PairField = (typeof PAIR_FIELDS)[number];

/** The fields that hold a list, which is counted in a few words. */
const LISTS = ['images', ...PAIR_FIELDS] as const;

const EMPTY_TERMS = Object.fromEntries(
  PRODUCT_TERMS.map(({ name, kind }) => [name, kind === 'amount' || kind === 'count' ? null : '']),
) as TypedTerms;

export const EMPTY_PRODUCT: ProductFields = {
  images: [],
  ...EMPTY_TERMS,
  specifications: [],
  documents: [],
  name_de: '',
  description_de: '',
  specifications_de: [],
  draft: false,
};

const keptTerm = (empty: string | number | null) =>
  z._default(empty === null ? z.nullable(z.number()) : z.string(), empty);

const keptText = z._default(z.string(), '');

const keptPairs = z._default(z.array(z.object({ name: z.string(), text: z.string() })), []);

/** What was typed of a product that is not added yet, as it is kept in the tab. */
export const keptProductSchema = z.object({
  images: z._default(z.array(z.string()), []),
  ...Object.fromEntries(
    Object.entries(EMPTY_TERMS).map(([name, empty]) => [name, keptTerm(empty)]),
  ),
  specifications: keptPairs,
  documents: keptPairs,
  name_de: keptText,
  description_de: keptText,
  specifications_de: keptPairs,
  draft: z._default(z.boolean(), false),
});

const rowsOf = (figures: WrittenProduct['specifications']) =>
  figures.map(({ name, value }) => ({ name, text: value }));

const fieldsIn = (product: WrittenProduct) =>
  Object.fromEntries(PRODUCT_FIELDS.map((field) => [field, product[field]])) as Pick<
    WrittenProduct,
    ProductField
  >;

/** The fields of a product in the form. */
export const fieldsOf = (product: WrittenProduct): CheckedProduct => ({
  ...fieldsIn(product),
  sku: product.sku ?? '',
  category: product.category?.handle ?? '',
  specifications: rowsOf(product.specifications),
  documents: product.documents.map(({ name, url }) => ({ name, text: url })),
  name_de: product.name_de ?? '',
  description_de: product.description_de ?? '',
  specifications_de: rowsOf(product.specifications_de),
});

const textOf = (value: ProductFields[ProductField]): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.trim() : part));

/** Returns the fields that are not as in another state of the form. */
export const changedFields = (typed: ProductFields, stored: ProductFields): ProductField[] =>
  PRODUCT_FIELDS.filter((field) => textOf(typed[field]) !== textOf(stored[field]));

const figuresOf = (rows: CheckedProduct['specifications']) =>
  rows.map(({ name, text }) => ({ name, value: text }));

/** Returns all fields under the names of the calls. */
const bodyOf = (checked: CheckedProduct) => ({
  ...checked,
  sku: textOrNull(checked.sku),
  category: textOrNull(checked.category),
  specifications: figuresOf(checked.specifications),
  documents: checked.documents.map(({ name, text }) => ({ name, url: text })),
  name_de: textOrNull(checked.name_de),
  description_de: textOrNull(checked.description_de),
  specifications_de: figuresOf(checked.specifications_de),
});

const isEmpty = (value: unknown) =>
  value === null || value === false || (Array.isArray(value) && value.length === 0);

/** Returns the body that adds a product. */
export function newProductOf(checked: CheckedProduct): BodyInputOf<typeof createProduct> {
  const { images, name, price, available, minimum, description, ...optional } = bodyOf(checked);
  const [img = '', ...further] = images;
  const given = Object.entries({ ...optional, images: further }).filter(
    ([, value]) => !isEmpty(value),
  );
  return {
    ...{ img, name, price, available, minimum, description },
    ...Object.fromEntries(given),
  };
}

/** Returns the body that adds a copy of a product: a draft, because it is not the same product yet. */
export const copyOf = (product: WrittenProduct): BodyInputOf<typeof createProduct> =>
  newProductOf({
    ...fieldsOf(product),
    name: words.copyName(product.name).slice(0, MAX_PRODUCT_NAME_LENGTH),
    sku: '',
    available: 0,
    draft: true,
  });

/** Returns the body that changes what is not as in the product. */
export function changesOf(
  checked: CheckedProduct,
  product: WrittenProduct,
): BodyInputOf<typeof updateProduct> {
  const changed = new Set<string>(changedFields(checked, fieldsOf(product)));
  return Object.fromEntries(
    Object.entries(bodyOf(checked)).filter(([field]) => changed.has(field)),
  );
}

/** Writes values of fields in a few words. */
interface Describing {
  currency: string;
  categoryName: (handle: string) => string;
}

/** Writes the value of a field in a few words; lists are counted. */
export function describeField(
  fields: ProductFields,
  field: ProductField,
  { currency, categoryName }: Describing,
): string {
  const list = LISTS.find((name) => name === field);
  if (list) return words.counted[list](fields[list].length);
  if (field === 'category')
    return fields.category === '' ? words.noCategory : categoryName(fields.category);
  if (field === 'draft') return fields.draft ? words.draft : words.published;
  const value = fields[field];
  if (typeof value === 'string') return value.trim() || words.nothing;
  if (typeof value !== 'number' || Number.isNaN(value)) return words.nothing;
  const term = PRODUCT_TERMS.find(({ name }) => name === field);
  return term?.kind === 'count' ? term.format(value) : formatMoney(value, currency);
}
