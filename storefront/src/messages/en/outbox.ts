import type { OutboxMessage } from '@harrow/contract';
import { formatCount } from '@/lib/format/numbers';

const SUBJECTS: Record<string, string> = {
  'order.placed': 'Order placed',
  'order.paid': 'Order paid',
  'order.shipped': 'Order shipped',
  'order.cancelled': 'Order canceled',
  'order.expired': 'Order expired',
  'order.refunded': 'Order refunded',
  'order.reminder': 'Payment reminder',
  'staff.digest': 'Digest for staff',
  'product.restocked': 'Product back in stock',
  'product.changed': 'Product changed',
};

/** Texts of the page of outbox messages. */
export const outboxMessages = {
  lead: 'The mails, invoices and webhooks of the shop. What fails is tried again for two days.',
  caption: 'Messages, newest first',
  columns: {
    message: 'Message',
    order: 'Order',
    state: 'State',
    problem: 'Problem',
    action: 'Action',
  },
  kind: 'Kind',
  state: 'State',
  allKinds: 'All kinds',
  allStates: 'All states',
  kinds: { mail: 'Mail', invoice: 'Invoice', webhook: 'Webhook' } satisfies Record<
    OutboxMessage['kind'],
    string
  >,
  states: {
    due: 'Waiting',
    done: 'Sent',
    failed: 'Failed',
    dropped: 'Not needed',
  } satisfies Record<OutboxMessage['state'], string>,
  /** An unknown event is shown unchanged. */
  subjectOf: (subject: string) => SUBJECTS[subject] ?? subject,
  /** "Mail: Order paid" */
  named: (kind: string, subject: string) => `${kind}: ${subject}`,
  order: (number: number) => `Order ${number}`,
  attempts: (count: number) => formatCount(count, 'attempt'),
  nextAttempt: (moment: string) => `next on ${moment}`,
  problems: {
    login: 'The mail server refused our login.',
    refusedByReceiver: 'The receiver refused it.',
    receiverFailed: 'The receiver failed.',
    refusedByMailServer: 'The mail server refused it.',
    mailServerWaits: 'The mail server asked to wait.',
    unreachable: 'The receiver could not be reached.',
    certificate: 'The certificate of the receiver is not valid.',
    wrongAnswer: 'The receiver sent no readable answer.',
    noSecret: 'The secret of the webhook cannot be read. Make a new one.',
    webhookEnded: 'The webhook has ended.',
    insideNetwork: 'The address lies inside the network.',
    processEnded: 'The process ended during each attempt.',
    gone: 'What it is about is gone.',
  },
  replay: 'Send again',
  replayed: 'It will be sent again in a moment.',
  stillDue: 'It is waiting to be sent already.',
  loading: 'Loading the messages',
  errorTitle: 'We could not load the messages',
  empty: { title: 'Nothing was sent yet', text: 'Mails, invoices and webhooks are listed here.' },
  noMatch: { title: 'No message matches', text: 'Choose another kind or state.' },
  showAll: 'Show all',
};
