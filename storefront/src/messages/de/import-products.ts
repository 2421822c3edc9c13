import { formatCount } from '@/lib/format/numbers';

const rows = (count: number) => formatCount(count, 'Zeile', 'Zeilen');

/** Texts of the dialog that imports products from a file. Numbers are passed in formatted. */
export const importProductMessages = {
  title: 'Produkte importieren',
  lead: 'Eine Tabelle, wie „CSV exportieren“ sie speichert. Eine Zeile mit bekannter _id oder Teilenummer ändert dieses Produkt, jede andere legt eines an. Spalten, die Sie weglassen, bleiben wie sie sind.',
  choose: 'CSV-Datei wählen',
  orDrop: 'oder hier ablegen',
  rules: 'CSV in UTF-8, mit Kommas, Semikolons oder Tabulatoren, bis 20.000 Zeilen.',
  checking: (file: string) => `${file} wird geprüft. Noch ändert sich nichts.`,
  importing: (file: string) => `${file} wird importiert. Das kann eine Minute dauern.`,
  written: (written: string, all: string) => `${written} von ${all} Zeilen sind geschrieben.`,
  lost: 'Die Verbindung zum Import ist abgebrochen; der Shop wird danach gefragt.',

  preview: (file: string) => `${file} kann importiert werden. Noch hat sich nichts geändert.`,
  nothing: (file: string) => `${file} ändert nichts: Jede Zeile ist wie im Shop.`,
  created: 'Neu',
  updated: 'Geändert',
  unchanged: 'Unverändert',
  changes: 'Änderungen',
  first: (count: string) => `Die ersten ${count}`,
  row: 'Zeile',
  product: 'Produkt',
  column: 'Spalte',
  change: 'Änderung',
  newProduct: 'neu',
  empty: 'leer',
  becomes: 'wird zu',
  rows: (count: number) => `${rows(count)} importieren`,

  refusedTitle: (count: number) => `${rows(count)} abgelehnt`,
  inFile: 'In der Datei',
  rowNumbers: 'Zeilen',
  more: (count: string) => `${count} weitere`,
  reason: 'Grund',
  downloadRefused: 'Abgelehnte Zeilen herunterladen',
  refusedName: (file: string) => `abgelehnt-${file}`,
  correct: 'Berichtigen Sie die Datei und wählen Sie sie noch einmal.',
  chooseCorrected: 'Berichtigte Datei wählen',
  chooseOther: 'Andere Datei wählen',

  notImported: (reason: string) => `Es wurde nichts importiert. ${reason}`,
  whenUnknown:
    'Wir wissen nicht, ob die Datei importiert wurde: Der Shop kennt sie jetzt nicht. Sehen Sie in der Liste der Produkte nach oder prüfen Sie dieselbe Datei noch einmal: Was sie getan hat, ist dann unverändert.',
  notCsv: 'Das ist keine .csv- oder .tsv-Datei.',
  done: (created: string, updated: string, unchanged: string) =>
    `${created} hinzugefügt, ${updated} geändert, ${unchanged} wie zuvor.`,
  doneTitle: 'Produkte importiert.',
};
