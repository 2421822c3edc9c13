import { formatCount } from '@/lib/format/numbers';

/** Texts of the list of customers for staff, and of the page of one. Amounts are formatted. */
export const customerMessages = {
  lead: 'Alle mit einem Konto, die neuesten zuerst.',
  search: 'Kunden suchen',
  searchHint: 'E-Mail oder Name',
  customer: 'Kunde',
  orders: 'Bestellungen',
  paid: 'Bezahlt',
  since: 'Kunde seit',
  lastOrder: 'Letzte Bestellung',
  never: 'noch keine',
  loading: 'Kunden werden geladen',
  errorTitle: 'Die Kunden konnten nicht geladen werden',
  empty: { title: 'Noch keine Kunden', text: 'Wer sich registriert, steht danach hier.' },
  noMatch: {
    title: 'Kein Kunde gefunden',
    text: 'Geben Sie einen Teil der E-Mail-Adresse oder des Namens ein.',
  },
  showAll: 'Alle Kunden zeigen',

  pageTitle: 'Kunde',
  errorOne: 'Der Kunde konnte nicht geladen werden',
  goneTitle: 'Diesen Kunden gibt es nicht',
  goneText: 'Vielleicht stimmt die Adresse nicht, oder das Konto wurde gelöscht.',
  refunded: (sum: string) => `davon ${sum} erstattet`,
  allOrders: (count: number) =>
    `${count === 1 ? 'Die Bestellung' : `Alle ${formatCount(count, 'Bestellung', 'Bestellungen')}`} unter „Bestellungen verwalten“`,
  noOrders: 'Noch keine Bestellungen.',
  ordersError: 'Die Bestellungen konnten nicht geladen werden. Laden Sie die Seite neu.',
  machines: 'Maschinen',
  noMachines: 'Keine Maschinen gemerkt.',
  noSerial: 'keine Seriennummer',
  machinesError: 'Die Maschinen konnten nicht geladen werden. Laden Sie die Seite neu.',
  contact: 'Kontakt',
  noPhone: 'keines',
  notes: 'Notizen',
  noNotes: 'Keine Notizen zum Kunden oder zu einer Bestellung.',
  pin: 'Notiz an Bestellungen und Lieferscheine heften',
  unpin: 'Notiz lösen',
  pinned: 'Notiz angeheftet: Sie steht auf den Bestellungen und Lieferscheinen des Kunden.',
  unpinned: 'Notiz gelöst.',
  pinnedNotes: 'Angeheftete Notizen zum Kunden',
  pinnedBy: (by: string | null, day: string) =>
    by === null ? `Angeheftete Notiz vom ${day}` : `Angeheftete Notiz von ${by}, ${day}`,
  about: (number: number) => `zu Bestellung ${number}`,
  alsoBy: 'Auch von diesem Kunden',
};
