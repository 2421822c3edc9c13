import type { Language } from '@harrow/contract';

export type { Language };

/** The languages that the shop can be shown in, each by its name in itself. The folders of `messages` have their texts. */
export const LANGUAGES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

/** The language of the addresses that name none. */
export const MAIN_LANGUAGE = 'en';

/** Returns what the addresses of pages in a language begin with. */
export const baseOf = (language: Language): string =>
  language === MAIN_LANGUAGE ? '' : `/${language}`;

/** Returns the language of an address by its path. */
export const languageAt = (pathname: string): Language =>
  (Object.keys(LANGUAGES) as Language[]).find(
    (language) => language !== MAIN_LANGUAGE && `${pathname}/`.startsWith(`${baseOf(language)}/`),
  ) ?? MAIN_LANGUAGE;

/** Returns the address of a page in a language, by its path without one. */
export const addressIn = (language: Language, path: string): string =>
  path === '/' ? baseOf(language) || path : baseOf(language) + path;
