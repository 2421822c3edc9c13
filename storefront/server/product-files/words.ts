import type { Language } from '../page-languages.ts';

/** The texts in the files that are made of products. */
interface FileWords {
  /** The language of a document, with its country. */
  locale: string;
  partNumber: (sku: string) => string;
  drawing: (name: string) => string;
  dataSheet: (name: string) => string;
  moreFigures: (count: number, address: string) => string;
  allProducts: (seller: string) => string;
}

export const fileWords: Record<Language, FileWords> = {
  en: {
    locale: 'en-US',
    partNumber: (sku) => `Part number ${sku}`,
    drawing: (name) => `Drawing: ${name}`,
    dataSheet: (name) => `${name}: data sheet`,
    moreFigures: (count, address) => `${count} more figures: ${address}`,
    allProducts: (seller) => `All products of ${seller}`,
  },
  de: {
    locale: 'de-DE',
    partNumber: (sku) => `Teilenummer ${sku}`,
    drawing: (name) => `Zeichnung: ${name}`,
    dataSheet: (name) => `${name}: Datenblatt`,
    moreFigures: (count, address) => `${count} weitere Angaben: ${address}`,
    allProducts: (seller) => `Alle Produkte von ${seller}`,
  },
};
