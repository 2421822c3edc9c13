import type { ChargeRules } from '@harrow/contract';
import { z } from 'zod/mini';
import { pictureSchema } from '@/lib/pictures/picture-schema';
import { messages } from '@/messages';
import { PRODUCT_TERMS, TERM_NAMES, termRules, type TypedTerms } from './product-terms';

/** The form that adds a product. The specification defines the messages of the required fields. */
export const productFormSchema = (rules: ChargeRules | null) =>
  z.object({
    img: pictureSchema(messages.addProduct.imageRequired),
    ...termRules(rules),
    /** Addresses of the pictures after the first. */
    images: z.array(z.string()),
  });

type ProductFormSchema = ReturnType<typeof productFormSchema>;

/** The fields as typed. */
export type ProductFields = z.input<ProductFormSchema>;

/** The fields after validation. */
export type CheckedProduct = z.output<ProductFormSchema>;

/** The fields in the order of the form; the first invalid one gets the focus. */
export const PRODUCT_FIELDS = ['img', ...TERM_NAMES, 'images'] as const;

const EMPTY_TERMS = Object.fromEntries(
  PRODUCT_TERMS.map(({ name, kind }) => [name, kind === 'amount' || kind === 'count' ? null : '']),
) as TypedTerms;

export const EMPTY_PRODUCT: ProductFields = { img: null, ...EMPTY_TERMS, images: [] };

const draftOf = (empty: string | number | null) =>
  z._default(empty === null ? z.nullable(z.number()) : z.string(), empty);

/** A stored draft, without the picture, because a file cannot be stored. */
export const productDraftSchema = z.object({
  ...Object.fromEntries(Object.entries(EMPTY_TERMS).map(([name, empty]) => [name, draftOf(empty)])),
  images: z._default(z.array(z.string()), []),
});
