/**
 * Every word of the interface, by area. A namespace, not an object, so that a page loads only the
 * areas it speaks of; another language is another folder beside `en`.
 */
export * as messages from './en';
