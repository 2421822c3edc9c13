import type { IncomingHttpHeaders } from 'node:http';
import { type Language, languages } from '@harrow/contract';
import type { MedusaResponse } from '@medusajs/medusa';

/**
 * Returns the language of a request. Only the storefront of a language sends it alone; the lists that browsers send by
 * themselves count as English, so that the English storefront is English in every browser.
 */
export const languageOf = ({ 'accept-language': wanted }: IncomingHttpHeaders): Language =>
  languages.find((language) => language === wanted) ?? 'en';

/** Says that an answer has texts in the language of the request. English ones say nothing, as ever. */
export function sayLanguage(res: MedusaResponse, language: Language): void {
  if (language !== 'en') res.set('Content-Language', language);
}
