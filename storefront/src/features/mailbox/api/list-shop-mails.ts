import { z } from 'zod/mini';
import { ApiError } from '@/lib/http/api-error';

const linkSchema = z.object({ name: z.string(), href: z.string() });

const answerSchema = z.object({
  mails: z.array(
    z.object({
      id: z.string(),
      to: z.array(z.string()),
      subject: z.string(),
      /** ISO 8601. */
      at: z.string(),
      /** The text version. */
      text: z.string(),
      /** Of its HTML version. */
      href: z.string(),
      files: z.array(linkSchema),
    }),
  ),
});

/** A mail of the shop. */
export type ShopMail = z.infer<typeof answerSchema>['mails'][number];

const NOT_FOUND = 404;

/** Reads the mails of the shop, newest first; none with a real mail server. Throws `ApiError`. */
export async function listShopMails(): Promise<ShopMail[]> {
  try {
    const response = await fetch(`${window.location.origin}/-/mails`);
    if (response.status === NOT_FOUND) return [];
    return answerSchema.parse(await response.json()).mails;
  } catch (cause) {
    throw new ApiError({ kind: 'network', message: 'The mailbox cannot be read.', cause });
  }
}
