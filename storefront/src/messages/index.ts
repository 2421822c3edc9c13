/**
 * All texts of the user interface, by area. A namespace instead of an object, so that each page loads
 * only the areas that it uses. Another language would be another folder next to `en`.
 */
export * as messages from './en';
