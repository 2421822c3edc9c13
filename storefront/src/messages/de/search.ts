import { formatCount, formatNumber } from '@/lib/format/numbers';

/** Texts of the suggestions below the search field. */
export const searchMessages = {
  suggestions: 'Vorschläge',
  found: (count: number) =>
    `${formatCount(count, 'Vorschlag', 'Vorschläge')}. Mit den Pfeiltasten wählen.`,
  partNumbers: 'Teilenummern',
  parts: 'Teile',
  machines: 'Maschinen',
  products: 'Produkte',
  books: 'Maschine mit dieser Seriennummer',
  ownMachines: 'Meine Maschinen',
  book: 'Teilekatalog',
  categories: 'Kategorien und Hilfe',
  help: 'Hilfe',
  inStock: (pieces: number) => `${formatNumber(pieces)} auf Lager`,
  soldOut: 'Ausverkauft',
  buy: (pieces: string) => `${pieces} jetzt kaufen`,
  count: (count: number) => formatCount(count, 'Produkt', 'Produkte'),
  /** The number of the results, once it is known. */
  all: (words: string, total?: number) =>
    total === undefined
      ? `Alle Ergebnisse für „${words}“`
      : `${total === 1 ? 'Das Ergebnis' : `Alle ${formatNumber(total)} Ergebnisse`} für „${words}“`,
  move: 'bewegen',
  open: 'öffnen',
  close: 'schließen',
};
