import type { Language } from '@harrow/contract';
import { type AnswerPieces, jsonArray, sayLanguage, type Services } from '@harrow/plugin-kit';
import type { MedusaResponse } from '@medusajs/medusa';

/** The part of a call that decides the language of its answer. */
type Asked = { language: Language; res: MedusaResponse; services: Services };

/**
 * Makes the handler of a route answer with the texts of products and categories in the language of the request, of
 * those that have some.
 */
export const inReadersLanguage =
  <Call extends Asked, Answer>(work: (call: Call) => Promise<Answer>) =>
  async (call: Call): Promise<Answer> => {
    const answer = await work(call);
    sayLanguage(call.res, call.language);
    return await call.services.productTextService.inLanguage(answer, call.language);
  };

/** Like `jsonArray`, with the texts of products in the language of the request. */
export function arrayInReadersLanguage<Row, Item>(
  { language, res, services }: Asked,
  batches: AsyncIterable<Row[]>,
  toItem: (row: Row) => Item,
): AnswerPieces<Item[]> {
  sayLanguage(res, language);
  const { productTextService } = services;
  return jsonArray(productTextService.batches(batches, toItem, language), (item) => item);
}
