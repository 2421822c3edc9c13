import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

/** The storefront's settings. Its server writes them into each page, so one build fits every address. */
export const storefrontSettingsSchema = z.object({
  /** Origin of the backend. */
  backendUrl: text,
  firebase: z.object({ apiKey: text, authDomain: text, projectId: text }),
  /** Whether identity is the emulator, reached through the storefront's own origin. */
  authEmulator: z.boolean(),
  /**
   * Whether the shop has the demonstration's catalogue. Only then do its pages show the demonstration's
   * maker, portfolio, answers and figures.
   */
  demonstration: z.optional(z.boolean()),
  /** The languages that the shop is offered in, if it has several. */
  languages: z.optional(z.array(z.string())),
  /** `INVOICE_KEPT_YEARS`, if it is set: the years for which orders and invoices of deleted accounts are kept. */
  invoiceKeptYears: z.optional(z.number()),
});

export type StorefrontSettings = z.infer<typeof storefrontSettingsSchema>;
