import { z } from 'zod/mini';
import { numberSchema } from '@/lib/forms/number-schema';
import { textSchema } from '@/lib/forms/text-schema';
import { pictureSchema } from '@/lib/pictures/picture-schema';
import { messages } from '@/messages';
import type { PriceRules } from '../api/get-price-rules';
import { piecesProblem, priceProblem } from './product-problems';

const words = messages.addProduct;
const LONGEST_NAME = 200;
/** In characters. */
export const LONGEST_DESCRIPTION = 5000;

/** What the form for a new product takes; its messages are the specification's. */
export const productFormSchema = (rules: PriceRules | null) =>
  z.object({
    img: pictureSchema(words.imageRequired),
    name: textSchema(words.nameRequired, LONGEST_NAME),
    price: numberSchema(words.priceRequired, (price) => priceProblem(price, rules)),
    available: numberSchema(words.availableRequired, (pieces) => piecesProblem(pieces, 0)),
    minimum: numberSchema(words.minimumRequired, (pieces) => piecesProblem(pieces, 1)),
    description: textSchema(words.descriptionRequired, LONGEST_DESCRIPTION),
  });

type ProductFormSchema = ReturnType<typeof productFormSchema>;

/** As typed. */
export type ProductFields = z.input<ProductFormSchema>;

/** As it keeps the rules. */
export type CheckedProduct = z.output<ProductFormSchema>;
