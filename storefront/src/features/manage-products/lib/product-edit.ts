import {
  documentUrlSchema,
  MAX_DOCUMENT_NAME_LENGTH,
  MAX_SPECIFICATION_NAME_LENGTH,
  MAX_SPECIFICATION_VALUE_LENGTH,
  type BodyInputOf,
  type ChargeRules,
  type ProductDetails,
  type updateProduct,
} from '@harrow/contract';
import * as z from 'zod/mini';
import { formatMoney } from '@/lib/format/numbers';
import { textSchema } from '@/lib/forms/field-schemas';
import { messages } from '@/messages';
import { PRODUCT_TERMS, TERM_NAMES, termRules } from './product-terms';

const words = messages.editProduct;

/** The form that changes a product. The first picture is the one in lists. */
export function productEditSchema(rules: ChargeRules | null) {
  return z.object({
    ...termRules(rules),
    images: z.array(z.string()).check(z.minLength(1, messages.addProduct.imageRequired)),
    specifications: z.array(
      z.object({
        name: textSchema(words.figureRequired, MAX_SPECIFICATION_NAME_LENGTH),
        text: textSchema(words.valueRequired, MAX_SPECIFICATION_VALUE_LENGTH),
      }),
    ),
    /** The text is the address. */
    documents: z.array(
      z.object({
        name: textSchema(words.documentNameRequired, MAX_DOCUMENT_NAME_LENGTH),
        text: documentUrlSchema,
      }),
    ),
  });
}

type EditSchema = ReturnType<typeof productEditSchema>;

/** The fields as typed. */
export type EditFields = z.input<EditSchema>;

/** The fields after validation. */
export type CheckedEdit = z.output<EditSchema>;

/** The fields in the order of the form; the first invalid one gets the focus. */
export const EDIT_FIELDS = [...TERM_NAMES, 'images', 'specifications', 'documents'] as const;

export type EditField = (typeof EDIT_FIELDS)[number];

/** The fields of a product in the form. */
export const fieldsOf = (product: ProductDetails): CheckedEdit => ({
  ...product,
  sku: product.sku ?? '',
  category: product.category?.handle ?? '',
  specifications: product.specifications.map(({ name, value }) => ({ name, text: value })),
  documents: product.documents.map(({ name, url }) => ({ name, text: url })),
});

const textOf = (value: EditFields[EditField]): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.trim() : part));

/** Returns the fields that are not as in the product. */
export function changedFields(fields: EditFields, product: ProductDetails): EditField[] {
  const stored = fieldsOf(product);
  return EDIT_FIELDS.filter((field) => textOf(fields[field]) !== textOf(stored[field]));
}

/** Returns the body that changes what is not as in the product. */
export function changesOf(
  checked: CheckedEdit,
  product: ProductDetails,
): BodyInputOf<typeof updateProduct> {
  const changed = new Set<string>(changedFields(checked, product));
  const { sku, category, specifications, documents } = checked;
  const body = {
    ...checked,
    sku: sku === '' ? null : sku,
    category: category === '' ? null : category,
    specifications: specifications.map(({ name, text }) => ({ name, value: text })),
    documents: documents.map(({ name, text }) => ({ name, url: text })),
  };
  return Object.fromEntries(Object.entries(body).filter(([field]) => changed.has(field)));
}

/** Writes the value of a field in a few words; lists are counted. */
export function describeField(
  fields: EditFields,
  field: EditField,
  { currency, categoryName }: { currency: string; categoryName: (handle: string) => string },
): string {
  if (field === 'images' || field === 'specifications' || field === 'documents') {
    return words.counted[field](fields[field].length);
  }
  const value = fields[field];
  if (field === 'category') return value === '' ? words.noCategory : categoryName(fields[field]);
  if (typeof value === 'string') return value.trim() || words.nothing;
  if (value === null || Number.isNaN(value)) return words.nothing;
  const term = PRODUCT_TERMS.find(({ name }) => name === field);
  return term?.kind === 'count' ? term.format(value) : formatMoney(value, currency);
}
