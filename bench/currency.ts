import { z } from 'zod';

/** The currency of a shop's database: an ISO 4217 code, and the number of smallest units in one. */
export const currencySchema = z.object({ code: z.string(), unitsInOne: z.number() });
export type Currency = z.infer<typeof currencySchema>;

type Query = (sql: string) => Promise<object[]>;

const store = z.tuple([z.object({ code: z.string().regex(/^[a-z]{3}$/) })]);

/** Reads it from the engine's store; the runtime has the same decimals for every allowed currency. */
export async function readCurrency(query: Query): Promise<Currency> {
  const [{ code }] = store.parse(await query('SELECT default_currency_code AS code FROM store'));
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
  return { code, unitsInOne: 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2) };
}
