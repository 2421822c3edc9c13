/**
 * All texts of the user interface, by area. A namespace instead of an object, so that each page loads
 * only the areas that it uses. The build of another language takes the folder of that language in the place of `en` (`vite/languages.ts`).
 */
export * as messages from './en';
