import { MAX_ADDRESS_LENGTH, MAX_PHONE_LENGTH } from '@harrow/contract';
import { z } from 'zod/mini';
import { formDraft } from '@/lib/session/form-draft';
import { messages } from '@/messages';

const purchase = messages.purchase;

/** The purchase form. Its limits match the server's. */
export const deliverySchema = z.object({
  phone: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: purchase.phoneRequired, abort: true }),
      z.maxLength(MAX_PHONE_LENGTH, purchase.phoneTooLong),
      z.regex(/\p{Nd}/u, purchase.phoneWithoutDigit),
    ),
  address: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: purchase.addressRequired, abort: true }),
      z.maxLength(MAX_ADDRESS_LENGTH, purchase.addressTooLong),
    ),
});

/** The delivery details of an order. */
export type Delivery = z.infer<typeof deliverySchema>;

const draftSchema = z.object({
  quantity: z.nullable(z.number()),
  phone: z.string(),
  address: z.string(),
});

/** Returns the draft of the purchase page of a product. */
export const purchaseDraft = (email: string, productId: string) =>
  formDraft(email, `purchase:${productId}`, draftSchema);
