import type { OrderEvent, OutboxMessage } from '@harrow/contract';
import { timelineOf } from './timeline';

const event = (type: OrderEvent['type'], minute: number): OrderEvent => ({
  at: `2026-11-21T10:0${minute}:00.000Z`,
  type,
  by: 'system',
});

const mail = (subject: string, minute: number): OutboxMessage => ({
  _id: `${subject} ${minute}`,
  kind: 'mail',
  subject,
  orderId: 'order_1',
  orderNumber: 1001,
  state: 'done',
  attempts: 1,
  nextAttemptAt: null,
  problem: null,
  createdAt: `2026-11-21T10:0${minute}:00.500Z`,
  doneAt: null,
});

const told = (events: OrderEvent[], mails: OutboxMessage[]) =>
  timelineOf(events, mails).map((step) => [
    step.event?.type ?? null,
    step.mails.map(({ _id }) => _id),
  ]);

describe('the timeline of an order', () => {
  it('has each mail with the event that it tells of', () => {
    const events = [
      event('placed', 0),
      event('paid', 3),
      event('refunded', 5),
      event('refunded', 8),
    ];
    const mails = [mail('order.refunded', 8), mail('order.refunded', 5), mail('order.paid', 3)];
    expect(told(events, mails)).toEqual([
      ['placed', []],
      ['paid', ['order.paid 3']],
      ['refunded', ['order.refunded 5']],
      ['refunded', ['order.refunded 8']],
    ]);
  });

  it('has a mail about no event at its time, and no event that only says that one was sent', () => {
    const events = [event('placed', 0), event('mailed', 2), event('paid', 4)];
    expect(told(events, [mail('order.reminder', 2)])).toEqual([
      ['placed', []],
      [null, ['order.reminder 2']],
      ['paid', []],
    ]);
  });

  it('has a mail with its event whose time is a little later', () => {
    const paid = { ...event('paid', 3), at: '2026-11-21T10:03:00.900Z' };
    expect(told([paid], [mail('order.paid', 3)])).toEqual([['paid', ['order.paid 3']]]);
  });
});
