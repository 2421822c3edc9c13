import { formatCount, formatNumber, isPlural } from '@/lib/format/numbers';

const orders = (count: number) => formatCount(count, 'Bestellung', 'Bestellungen');

/** Texts of the list of orders for staff, and of its shipping tray. Amounts are passed in formatted. */
export const manageOrderMessages = {
  tabs: 'Bestellungen nach Stand',
  tabNames: {
    'to-ship': 'Zu versenden',
    unpaid: 'Unbezahlt',
    shipped: 'Versandt',
    all: 'Alle',
    canceled: 'Storniert',
  },
  search: 'Bestellungen suchen',
  searchHint: 'Nummer, Name, Telefon, Ort',
  filter: 'Filter',
  placed: 'Aufgegeben',
  from: 'Von',
  to: 'Bis',
  until: 'bis',
  sort: 'Sortieren',
  sorts: {
    newest: 'Neueste zuerst',
    oldest: 'Älteste zuerst',
    '-amount': 'Betrag absteigend',
    amount: 'Betrag aufsteigend',
  },

  views: {
    title: 'Ansichten',
    saveAs: 'Die Liste so speichern, wie sie gezeigt wird',
    hint: 'Reiter, Suche, Tage, Reihenfolge und Zeilen. Das ganze Team sieht sie.',
    nameRequired: 'Geben Sie einen Namen ein.',
    save: 'Ansicht speichern',
    saving: 'Wird gespeichert …',
    saved: 'Ansicht gespeichert.',
    rename: 'Ansicht umbenennen',
    newName: (name: string) => `Neuer Name von ${name}`,
    renameView: (name: string) => `${name} umbenennen`,
    removeView: (name: string) => `${name} entfernen`,
    removed: 'Ansicht entfernt.',
    error: 'Die Ansichten konnten nicht geladen werden. Laden Sie die Seite neu.',
  },

  select: (number: number) => `Bestellung ${number} wählen`,
  selectAll: 'Alle versandfertigen Bestellungen dieser Seite wählen',
  piecesTo: (pieces: string, place: string) => (place === '' ? pieces : `${pieces} nach ${place}`),
  since: (age: string) => `seit ${age}`,
  expiresIn: (span: string) => `läuft ab in ${span}`,
  expiresNow: 'läuft jetzt ab',
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  days: (count: number) => `${count} Tagen`,
  ship: (number: number) => `Bestellung ${number} versenden`,
  heldUnpaid: (number: number) => `Bestellung ${number} ist noch nicht bezahlt`,
  heldRefunded: (number: number) => `Bestellung ${number} wurde erstattet`,
  shipping: 'Wird versandt',
  inSeconds: (count: number) => `in ${count} s`,

  selected: (count: string) => `${count} gewählt`,
  trayLabel: 'Versand',
  tracking: 'Sendungsnummern',
  clear: 'Aufheben',
  slips: 'Lieferscheine',
  rows: 'Bestellungen je Seite',
  rowsOf: (count: number) => `${count} Zeilen`,
  shipOrders: (count: number) => `${orders(count)} versenden`,
  order: 'Bestellung',
  trackingNumber: 'Sendungsnummer',
  trackingLink: 'Link zur Sendung',
  numberOf: (number: number) => `Sendungsnummer von ${number}`,
  linkOf: (number: number) => `Link zur Sendung von ${number}`,
  optional: 'Freiwillig',
  filledIn: 'Bei UPS und FedEx von selbst',
  trayHint:
    'Fügen Sie eine Spalte mit Nummern in ein Feld ein, um die darunter zu füllen. Strg + Enter versendet.',
  pasted: (filled: number) => `${formatCount(filled, 'Feld', 'Felder')} ausgefüllt.`,
  left: (left: number) =>
    `Für ${formatCount(left, 'eingefügte Zeile', 'eingefügte Zeilen')} gab es keine Bestellung.`,
  problems: {
    'number-missing': 'Zu einem Link gehört eine Sendungsnummer.',
    number: 'Das ist keine Sendungsnummer.',
    url: 'Ein Link beginnt mit https:// und hat keine Leerzeichen.',
  },

  shippingNow: (count: number, number: number) =>
    count === 1 ? `Bestellung ${number} wird versandt` : `${count} Bestellungen werden versandt`,
  undo: 'Rückgängig',
  shippedMany: (count: number) => `${orders(count)} versandt.`,
  overtaken: (count: number, typed: number) =>
    `${formatNumber(count)} ${isPlural(count) ? 'waren' : 'war'} schon versandt${
      typed === 0
        ? '.'
        : `; Ihre ${typed === 1 ? 'Nummer bleibt' : 'Nummern bleiben'} hier erhalten.`
    }`,
  newsTitle: 'Was versandt wurde',
  closeNews: 'Schließen',
  shippedEarlier: (by: string | null, moment: string, number: string | null) =>
    `Versandt${by === null ? '' : ` von ${by}`} am ${moment} ${
      number === null ? 'ohne Sendungsnummer' : `mit ${number}`
    }.`,
  youTyped: (number: string) => `Sie haben ${number} eingegeben.`,
  useTyped: (number: string) => `${number} verwenden`,
  saveTracking: 'Sendungsnummer speichern',
  changeTracking: 'Sendungsnummer ändern',
  addTracking: 'Sendungsnummer hinzufügen',
  trackingSaved: 'Sendungsnummer gespeichert.',
  trackingRemoved: 'Sendungsnummer entfernt.',
  trackingFailed: (reason: string) => `Die Sendungsnummer wurde nicht gespeichert. ${reason}`,
  trackingUnknown:
    'Wir wissen nicht, ob die Sendungsnummer gespeichert wurde. Speichern Sie sie noch einmal.',
  trackingHint: 'Ein leeres Feld entfernt die Sendungsnummer. Die Änderung steht im Verlauf.',
  notShipped: (number: number, reason: string) =>
    `Bestellung ${number} wurde nicht versandt. ${reason}`,
  someNotShipped: (count: string) => `${count} Bestellungen wurden nicht versandt.`,
  eachNotShipped: (numbers: string, reason: string) => `${numbers}: ${reason}`,
  someUnknown: (count: string) => `Wir wissen nicht, ob ${count} Bestellungen versandt wurden.`,
  shipAgain:
    'Sie sind wieder gewählt. Versenden Sie sie noch einmal: Jede Bestellung wird nur einmal versandt.',
  shipUnknown: 'Wir wissen nicht, ob sie versandt wurde.',
  noReason: 'Der Shop hat keinen Grund genannt.',
  notShippable: {
    unpaid: 'Diese Bestellung ist noch unbezahlt.',
    refunded: 'Diese Bestellung wurde erstattet.',
    ended: 'Diese Bestellung ist beendet.',
  },

  csv: (count: string) => `CSV aller ${count}`,
  csvPending: 'Datei wird vorbereitet …',
  csvFailed: (reason: string) => `Die Datei wurde nicht gespeichert. ${reason}`,

  noneTitle: 'Keine Bestellung passt dazu',
  noneText: 'Nehmen Sie einen Filter weg oder sehen Sie alle Bestellungen an.',
  noneInTab: {
    'to-ship': 'Nichts zu versenden',
    unpaid: 'Nichts unbezahlt',
    shipped: 'Noch nichts versandt',
    all: 'Noch keine Bestellungen',
    canceled: 'Nichts storniert oder abgelaufen',
  },
  showAll: 'Alle Bestellungen zeigen',

  keys: [
    { keys: ['J'], name: 'Nächste Bestellung', short: 'ab' },
    { keys: ['K'], name: 'Vorherige Bestellung', short: 'auf' },
    { keys: ['X'], name: 'Bestellung wählen', short: 'wählen' },
    { keys: ['Shift', 'X'], name: 'Alle bis hierher wählen' },
    { keys: ['S'], name: 'Gewählte versenden', short: 'versenden' },
    { keys: ['Enter'], name: 'Bestellung öffnen', short: 'öffnen' },
    { keys: ['Z'], name: 'Rückgängig' },
    {
      keys: ['1', '2', '3', '4', '5'],
      name: 'Zu versenden, Unbezahlt, Versandt, Alle, Storniert',
    },
    { keys: ['Ctrl', 'Enter'], name: 'Aus der Versandleiste versenden' },
    { keys: ['Esc'], name: 'Sendungsnummern schließen' },
  ],
};
