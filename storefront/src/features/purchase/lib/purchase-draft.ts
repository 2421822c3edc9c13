import { z } from 'zod/mini';
import { formDraft } from '@/lib/session/form-draft';

const draftSchema = z.object({
  quantity: z.nullable(z.number()),
  phone: z.string(),
  address: z.string(),
});

/** What was typed on the purchase page of a product and is not ordered yet. */
export const purchaseDraft = (email: string, productId: string) =>
  formDraft(email, `purchase:${productId}`, draftSchema);
