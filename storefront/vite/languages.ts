import { build, type Plugin, type UserConfig } from 'vite';
import { ALL_LANGUAGES } from '../server/languages.ts';
import { MAIN_LANGUAGE, type Language } from '../server/page-languages.ts';

/** A module of the texts in the main language. */
const TEXTS = `/src/messages/${MAIN_LANGUAGE}/`;

/**
 * Builds the shop in a language: the modules of its texts take the place of those that the sources import, so that
 * a build contains no others.
 */
export function inLanguage(language: Language): Plugin {
  return {
    name: 'harrow-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === MAIN_LANGUAGE || !source.includes(`/${MAIN_LANGUAGE}`)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved?.id.includes(TEXTS)) return null;
      return { ...resolved, id: resolved.id.replace(TEXTS, `/src/messages/${language}/`) };
    },
    transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
  };
}

/** The languages beside the main one. */
const furtherLanguages = ALL_LANGUAGES.filter((language) => language !== MAIN_LANGUAGE);

/** Builds the shop in every further language once the main one is built, into the same folders. */
export function buildLanguages(configOf: (language: Language) => UserConfig): Plugin {
  let root = '';
  return {
    name: 'harrow-build-languages',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async closeBundle() {
      for (const language of furtherLanguages) {
        await build({ ...configOf(language), configFile: false, root, logLevel: 'warn' });
      }
    },
  };
}
