import { z } from 'zod';

/** What a shop's database sells in: an ISO 4217 code, and how many of its smallest unit make one. */
export type Currency = { code: string; unitsInOne: number };

type Query = (sql: string) => Promise<object[]>;

const store = z.tuple([z.object({ code: z.string().regex(/^[a-z]{3}$/) })]);

/** Reads it from the engine's store. The runtime counts every currency that a shop may have alike. */
export async function readCurrency(query: Query): Promise<Currency> {
  const [{ code }] = store.parse(await query('SELECT default_currency_code AS code FROM store'));
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
  return { code, unitsInOne: 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2) };
}
