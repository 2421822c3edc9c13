import { type Services, sqlStatement } from '@harrow/plugin-kit';

/** The unfinished work of payments. */
type PaymentBacklog = {
  /** Received events that have not been handled. */
  unhandledEvents: number;
  /** Age of the oldest of them; 0 if there are none. */
  oldestEventSeconds: number;
  /** Refunds that the provider has not confirmed yet. */
  refundsDue: number;
  /** Open disputes about payments of this shop. */
  openDisputes: number;
};

const COUNT = sqlStatement('@harrow/payments', 'count-backlog');

/** Counts the unfinished work for monitoring. */
export default class PaymentStatisticsService {
  constructor(private readonly services: Services) {}

  /** Returns the current backlog, by the database's clock. */
  async backlog(): Promise<PaymentBacklog> {
    const [backlog]: [PaymentBacklog] = await this.services.readManager.query(COUNT);
    return backlog;
  }
}
