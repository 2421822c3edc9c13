import { z } from 'zod';

/** The plugin's options; an invalid one throws when the engine loads the plugin. */
export const optionsSchema = z.object({
  /** The storefront's origin, for links. */
  storefrontUrl: z.string(),
  /** The mail server; without it, no mails are sent. */
  sending: z
    .object({
      /** `smtp://user:password@host:587`, or `smtps://…:465`. */
      url: z.string(),
      /** `Harrow <orders@harrow.example>` */
      from: z.string(),
      replyTo: z.string().optional(),
      /** Only if the relay does not sign mails. */
      dkim: z
        .object({ domainName: z.string(), keySelector: z.string(), privateKey: z.string() })
        .optional(),
    })
    .optional(),
  /** Age in hours at which an unpaid order expires; 0 = never. */
  unpaidOrderTtlHours: z.number(),
});

export type MailOptions = z.infer<typeof optionsSchema>;

export type SendingOptions = NonNullable<MailOptions['sending']>;
