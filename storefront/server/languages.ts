import { join } from 'node:path';
import { z } from 'zod';
import { baseOf, languageAt, LANGUAGES, MAIN_LANGUAGE, type Language } from './page-languages.ts';

const known = Object.keys(LANGUAGES) as [Language, ...Language[]];

/** Languages of the shop. The main one is always among them, because its addresses name none. */
export const languagesSchema = z
  .array(z.enum(known))
  .transform((named) => known.filter((one) => one === MAIN_LANGUAGE || named.includes(one)));

/** The same, as a setting names them: separated by commas. */
export const languageListSchema = z
  .string()
  .transform((list) => list.split(',').map((language) => language.trim()))
  .pipe(languagesSchema);

/** All languages that the shop is built in. */
export const ALL_LANGUAGES: readonly Language[] = known;

/** Returns the folder of the renderer in a language. */
export const renderFolderIn = (folder: string, language: Language): string =>
  language === MAIN_LANGUAGE ? folder : join(folder, language);

/** The language of an address, and what follows it there. */
interface LocalAddress {
  language: Language;
  url: string;
}

/** Splits an address into its language, one of those that are offered, and the address of a page in it. */
export function localAddress(url: string, offered: readonly Language[]): LocalAddress {
  const language = languageAt(url.split('?', 1)[0] ?? url);
  if (language === MAIN_LANGUAGE || !offered.includes(language)) {
    return { language: MAIN_LANGUAGE, url };
  }
  const rest = url.slice(baseOf(language).length);
  return { language, url: rest.startsWith('/') ? rest : `/${rest}` };
}
