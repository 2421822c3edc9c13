import { z } from 'zod/mini';

const draftSchema = z.object({ quantity: z.number(), phone: z.string(), address: z.string() });

/** What somebody had typed on a purchase page when they had to log in again. */
export type PurchaseDraft = z.infer<typeof draftSchema>;

/** The draft of one buyer for one product: the next person at this screen must not see it. */
const keyOf = (email: string, productId: string) => `purchase:${email}:${productId}`;

/** Keeps the draft in this tab until it is dropped or the tab is closed. */
export function keepDraft(email: string, productId: string, draft: PurchaseDraft): void {
  sessionStorage.setItem(keyOf(email, productId), JSON.stringify(draft));
}

/** Drops the draft. */
export function dropDraft(email: string, productId: string): void {
  sessionStorage.removeItem(keyOf(email, productId));
}

/** The kept draft, or null. */
export function readDraft(email: string, productId: string): PurchaseDraft | null {
  const json = sessionStorage.getItem(keyOf(email, productId));
  if (json === null) return null;
  const draft = draftSchema.safeParse(JSON.parse(json));
  return draft.success ? draft.data : null;
}
