import { z } from 'zod/mini';
import { formDraft } from '@/lib/session/form-draft';

const draftSchema = z.object({
  quantity: z.nullable(z.number()),
  phone: z.string(),
  address: z.string(),
});

/** What somebody had typed on a purchase page when they had to log in again. */
export const purchaseDraft = (email: string, productId: string) =>
  formDraft(`purchase:${email}:${productId}`, draftSchema);
