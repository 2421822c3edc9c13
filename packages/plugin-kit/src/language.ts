import type { IncomingHttpHeaders } from 'node:http';
import { type Language, languages } from '@harrow/contract';

/**
 * Returns the language of a request. Only the storefront of a language sends it alone; the lists that browsers send by
 * themselves count as English, so that the English storefront is English in every browser.
 */
export const languageOf = ({ 'accept-language': wanted }: IncomingHttpHeaders): Language =>
  languages.find((language) => language === wanted) ?? 'en';
