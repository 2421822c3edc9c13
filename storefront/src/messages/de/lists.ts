import type { FigureChoice } from '@harrow/contract';
import { formatCount, formatNumber } from '@/lib/format/numbers';

const withUnit = (figure: string, unit: string | null): string =>
  unit === null ? figure : `${figure} in ${unit}`;

function spell(choice: FigureChoice): string {
  if ('value' in choice) return choice.value;
  const { min, max } = choice;
  if (min === undefined) return max === undefined ? '' : `bis ${formatNumber(max)}`;
  if (max === undefined) return `ab ${formatNumber(min)}`;
  return min === max ? formatNumber(min) : `${formatNumber(min)} bis ${formatNumber(max)}`;
}

/** Texts of the lists of products. Amounts are passed in formatted. */
export const listMessages = {
  searchTitle: 'Suche',
  resultsTitle: (words: string) => `Ergebnisse für „${words}“`,
  machines: 'Maschinen mit dieser Seriennummer',
  openBook: 'Teilekatalog öffnen',
  replaced: (part: string, by: string) => `${part} ist durch ${by} ersetzt.`,

  categories: 'Kategorien',
  all: 'Alle',
  filters: 'Filter',
  filtersChosen: (count: number) => (count > 0 ? `Filter (${count})` : 'Filter'),
  inStock: 'Auf Lager',
  price: 'Preis',
  lowestPrice: 'Niedrigster Preis',
  to: 'bis',
  highestPrice: 'Höchster Preis',
  badPrice: 'Geben Sie einen Betrag ein, zum Beispiel 250.',
  badNumber: 'Geben Sie eine Zahl ein, zum Beispiel 28.',
  smallest: (figure: string, unit: string | null) => `Kleinster Wert: ${withUnit(figure, unit)}`,
  largest: (figure: string, unit: string | null) => `Größter Wert: ${withUnit(figure, unit)}`,
  any: 'Beliebig',
  choice: (value: string, count: string) => `${value} (${count})`,
  figure: (name: string, choice: FigureChoice, unit: string | null) =>
    `${name}: ${spell(choice)}${unit === null ? '' : ` ${unit}`}`,
  sort: 'Sortieren nach',
  sorts: {
    relevance: 'Beste Treffer',
    newest: 'Neueste',
    price: 'Preis aufsteigend',
    '-price': 'Preis absteigend',
    name: 'Name',
    rating: 'Bewertung',
  },
  view: 'Ansicht',
  views: { cards: 'Karten', table: 'Tabelle' },
  apply: 'Anwenden',
  show: (count: number) => `${formatCount(count, 'Produkt', 'Produkte')} zeigen`,
  showAny: 'Produkte zeigen',

  /** All products of a category, beside the kinds below it. */
  allOf: (category: string) => `Alles aus ${category}`,
  drawing: 'Zeichnung',
  part: 'Teil',
  keyFigures: 'Wichtige Daten',
  priceEach: 'Stückpreis',
  pieces: 'Stück',
  list: 'Liste',
  buy: 'Kaufen',
  stock: (pieces: string) => `${pieces} auf Lager`,
  piecesOf: (name: string) => `Stückzahl von ${name}`,
  figuresOf: (name: string) => `Daten und Stückzahl von ${name}`,
  range: (minimum: string, available: string) => `${minimum} bis ${available} bestellbar.`,
  startsAtMinimum: 'Das Feld „Stück“ beginnt mit der Mindestmenge jedes Teils.',

  chosen: 'Gewählte Filter',
  from: (amount: string) => `Ab ${amount}`,
  upTo: (amount: string) => `Bis ${amount}`,
  remove: (choice: string) => `${choice}: Filter entfernen`,
  clear: 'Alle löschen',

  misread: 'Ein Teil dieser Adresse ergibt hier keinen Sinn und wurde weggelassen.',
  noneTitle: 'Kein Produkt passt zu diesen Filtern',
  noneText: 'Nehmen Sie einen Filter weg oder sehen Sie eine Kategorie durch.',
  noResultTitle: (words: string) => `Nichts gefunden für „${words}“`,
  noResultText:
    'Prüfen Sie die Schreibweise, verwenden Sie weniger Wörter oder geben Sie eine Teilenummer ein.',
  emptyTitle: 'Hier gibt es heute keine Produkte',
  emptyText: 'Sehen Sie eine andere Kategorie durch.',
  didYouMean: 'Meinten Sie',
  help: 'In unserer Hilfe:',
};
