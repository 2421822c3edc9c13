import type { OutboxMessage } from '@harrow/contract';
import { formatCount } from '@/lib/format/numbers';

const SUBJECTS: Record<string, string> = {
  'order.placed': 'Bestellung aufgegeben',
  'order.paid': 'Bestellung bezahlt',
  'order.shipped': 'Bestellung versandt',
  'order.cancelled': 'Bestellung storniert',
  'order.expired': 'Bestellung abgelaufen',
  'order.refunded': 'Bestellung erstattet',
  'order.reminder': 'Zahlungserinnerung',
  'staff.digest': 'Überblick für das Team',
  'product.restocked': 'Produkt wieder auf Lager',
  'product.changed': 'Produkt geändert',
};

/** Texts of the page of outbox messages. */
export const outboxMessages = {
  lead: 'Die E-Mails, Rechnungen und Webhooks des Shops. Was fehlschlägt, wird zwei Tage lang erneut versucht.',
  caption: 'Nachrichten, neueste zuerst',
  columns: {
    message: 'Nachricht',
    order: 'Bestellung',
    state: 'Stand',
    problem: 'Problem',
    action: 'Aktion',
  },
  kind: 'Art',
  state: 'Stand',
  allKinds: 'Alle Arten',
  allStates: 'Alle Stände',
  kinds: { mail: 'E-Mail', invoice: 'Rechnung', webhook: 'Webhook' } satisfies Record<
    OutboxMessage['kind'],
    string
  >,
  states: {
    due: 'Wartet',
    done: 'Gesendet',
    failed: 'Fehlgeschlagen',
    dropped: 'Nicht nötig',
  } satisfies Record<OutboxMessage['state'], string>,
  /** An unknown event is shown unchanged. */
  subjectOf: (subject: string) => SUBJECTS[subject] ?? subject,
  /** "Mail: Order paid" */
  named: (kind: string, subject: string) => `${kind}: ${subject}`,
  order: (number: number) => `Bestellung ${number}`,
  attempts: (count: number) => formatCount(count, 'Versuch', 'Versuche'),
  nextAttempt: (moment: string) => `nächster am ${moment}`,
  problems: {
    login: 'Der Mailserver hat unsere Anmeldung abgelehnt.',
    refusedByReceiver: 'Der Empfänger hat sie abgelehnt.',
    receiverFailed: 'Beim Empfänger trat ein Fehler auf.',
    refusedByMailServer: 'Der Mailserver hat sie abgelehnt.',
    mailServerWaits: 'Der Mailserver bat zu warten.',
    unreachable: 'Der Empfänger war nicht erreichbar.',
    certificate: 'Das Zertifikat des Empfängers ist nicht gültig.',
    wrongAnswer: 'Der Empfänger hat keine lesbare Antwort gesendet.',
    noSecret: 'Das Geheimnis des Webhooks ist nicht lesbar. Erzeugen Sie ein neues.',
    webhookEnded: 'Der Webhook ist beendet.',
    insideNetwork: 'Die Adresse liegt im eigenen Netz.',
    processEnded: 'Der Prozess endete bei jedem Versuch.',
    gone: 'Worum es geht, gibt es nicht mehr.',
  },
  replay: 'Noch einmal senden',
  replayed: 'Sie wird gleich noch einmal gesendet.',
  stillDue: 'Sie wartet schon darauf, gesendet zu werden.',
  loading: 'Nachrichten werden geladen',
  errorTitle: 'Die Nachrichten konnten nicht geladen werden',
  empty: {
    title: 'Noch nichts gesendet',
    text: 'Hier stehen E-Mails, Rechnungen und Webhooks.',
  },
  noMatch: {
    title: 'Keine Nachricht passt dazu',
    text: 'Wählen Sie eine andere Art oder einen anderen Stand.',
  },
  showAll: 'Alle zeigen',
};
