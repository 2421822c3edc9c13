import { formatCount, formatNumber } from '@/lib/format/numbers';

const lines = (count: number) => formatCount(count, 'Zeile', 'Zeilen');

/** Texts of the page that tells staff where a part number is used. Money is passed in formatted. */
export const partUsesMessages = {
  lead: 'Jeder Katalog, der eine Teilenummer nennt, und was sie ersetzt, in jeder Schreibweise.',
  back: 'Teilekataloge',
  search: 'Teilenummer',
  searchHint: 'Zum Beispiel hr 14 361',
  loading: 'Verwendungen der Nummer werden geladen',
  errorTitle: 'Die Verwendungen der Nummer konnten nicht geladen werden',
  empty: {
    title: 'Welche Nummer?',
    text: 'Leerzeichen, Bindestriche und Kleinbuchstaben spielen keine Rolle.',
  },
  noMatch: {
    title: 'Nichts hat diese Nummer',
    text: 'Kein Teilekatalog, kein Ersatz und kein Produkt. Prüfen Sie jeden Buchstaben und jede Ziffer.',
  },

  sold: (price: string, stock: number) => `Kostet ${price}, ${formatNumber(stock)} auf Lager.`,
  seeProduct: 'Produkt ansehen',
  notSold: 'Im Shop nicht erhältlich.',

  replacedBy: 'Ersetzt durch',
  replaces: 'Ersetzt',
  pieces: (count: number) => `${formatNumber(count)} ×`,
  together: 'und',
  everywhere: 'An jeder Maschine',
  onMachine: (machine: string) => `An ${machine}`,
  since: (date: string) => `seit ${date}`,
  bothWays: 'beidseitig',
  oneWay: 'einseitig',
  sellsOut: 'Altbestand wird verkauft',
  moreSteps: (shown: number, count: number) =>
    `Die ersten ${formatNumber(shown)} von ${formatNumber(count)} werden gezeigt.`,

  listed: (count: number) => `In ${lines(count)} genannt`,
  listedMore: (count: number) => `In mehr als ${lines(count)} genannt`,
  capped: 'Gezeigt werden Zeilen der neuesten Importe; ältere fehlen.',
  notListed: 'Kein Teilekatalog nennt diese Nummer.',
  caption: (number: string) => `Zeilen, die ${number} nennen`,
  machine: 'Maschine',
  book: 'Katalog',
  figure: 'Bildtafel',
  line: 'Zeile',
  limits: 'Für',
  item: (item: string) => `Position ${item}`,
  asRequired: 'nach Bedarf',
  onlyWith: (codes: string) => `Nur mit ${codes}`,
};
