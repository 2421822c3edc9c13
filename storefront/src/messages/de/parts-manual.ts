import { formatCount, formatNumber } from '@/lib/format/numbers';

/** Texts of the page that reads a parts manual as PDF, for staff. */
export const partsManualMessages = {
  open: 'Zeichnungen aus einer PDF-Datei',
  title: 'Zeichnungen aus einer PDF-Datei',
  lead: 'Die Datei bleibt auf diesem Gerät. Hochgeladen werden nur die Zeichnungen, die Sie übernehmen.',
  choose: 'PDF-Datei wählen',
  chooseOther: 'Andere PDF-Datei wählen',
  opening: (file: string) => `${file} wird geöffnet`,
  wrongType: 'Das ist keine PDF-Datei.',
  encrypted: (file: string) =>
    `${file} ist mit einem Passwort geschützt. Speichern Sie die Datei ohne und wählen Sie sie noch einmal.`,
  damaged: (file: string) =>
    `${file} ist beschädigt oder keine PDF-Datei. Speichern oder exportieren Sie sie noch einmal.`,
  failed: (file: string) =>
    `${file} konnte nicht geöffnet werden. Laden Sie die Seite neu und versuchen Sie es noch einmal.`,

  pages: 'Seiten',
  page: (page: number) => `Seite ${formatNumber(page)}`,
  pageOf: (page: number, pages: number) => `Seite ${formatNumber(page)} von ${formatNumber(pages)}`,
  pageHint: 'Ziehen Sie ein Rechteck um die Zeichnung; ohne eines ist es die ganze Seite.',
  scan: 'Diese Seite ist ein Scan: Sie enthält keinen Text. Sie kann eine Zeichnung sein, und ihre Nummern werden von Hand gesetzt.',
  reading: 'Seite wird gelesen',
  pageFailed: (page: number) => `Seite ${formatNumber(page)} konnte nicht gelesen werden.`,
  sides: { left: 'Links, %', top: 'Oben, %', right: 'Rechts, %', bottom: 'Unten, %' },
  region: 'Teil der Seite',
  wholePage: 'Ganze Seite',
  figure: 'Bildtafel',
  figureOption: (number: string, title: string, hasDrawing: boolean) =>
    `${number} ${title}${hasDrawing ? ', hat eine Zeichnung' : ''}`,
  found: (found: number, items: number) =>
    `${found} von ${formatCount(items, 'Position', 'Positionen')} in diesem Teil der Seite gefunden.`,
  several: (items: string) => `Mehrmals: ${items}.`,
  missing: (items: string) => `Nicht gefunden, von Hand zu setzen: ${items}.`,
  take: (figure: string) => `Als Zeichnung von ${figure} übernehmen`,
  taking: 'Zeichnung wird erstellt',
  taken: (figure: string, numbers: number) =>
    `Bildtafel ${figure} hat diese Zeichnung mit ${formatCount(numbers, 'Nummer', 'Nummern')}.`,
  placeRest: (figure: string) => `Von Hand prüfen und setzen: ${figure}`,
  tooLarge: 'Dieser Teil der Seite ist für ein Bild zu groß. Wählen Sie einen kleineren.',
  changed:
    'Jemand hat diese Bildtafel gerade geändert. Sehen Sie sie an und versuchen Sie es noch einmal.',
  replaceTitle: (figure: string) => `Zeichnung von ${figure} ersetzen?`,
  replaceText: (numbers: number) =>
    `Die Zeichnung und ihre ${formatCount(numbers, 'Nummer', 'Nummern')} werden durch die dieser Seite ersetzt.`,
  replace: 'Ersetzen',
  keep: 'Behalten',

  list: 'Liste auf dieser Seite',
  listLead: (rows: number) =>
    `${formatCount(rows, 'Zeile', 'Zeilen')} gelesen. Prüfen Sie sie, sagen Sie, zu welcher Bildtafel sie gehören, und importieren Sie sie. Die Listen anderer Bildtafeln bleiben.`,
  item: 'Position',
  part: 'Nummer',
  name: 'Name',
  pieces: 'Stück',
  listFigure: 'Nummer der Bildtafel',
  listTitle: 'Titel der Bildtafel',
  assembly: 'Baugruppe',
  check: 'Import prüfen',
  needsFigure: 'Geben Sie zuerst die Nummer und den Titel der Bildtafel ein.',
  importTitle: (figure: string) => `Liste von ${figure} importieren`,
  importLead: 'Die Liste wird Teil des Entwurfs des nächsten Standes.',
  imported: (code: string, revision: number) => `Stand ${revision} von ${code} hat die Liste.`,
};
