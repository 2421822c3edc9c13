import type { AnswerOf, listNotices, Page } from '@harrow/contract';
import { type Services, sqlStatement } from '@harrow/plugin-kit';
import { type NoticeRow, toDone, toFailure } from '../lib/notices';

const LIST = sqlStatement('@harrow/payments', 'list-notices');

/** Lists what staff must know: failures that need a person, and what the shop did by itself. */
export default class PaymentNoticeService {
  constructor(private readonly services: Services) {}

  /** Returns a page of both, newest first. A failure that has been resolved is no longer among them. */
  async list({ limit, pageNumber }: Page): Promise<AnswerOf<typeof listNotices>> {
    const list = (isFailure: boolean) =>
      this.services.readManager.query<NoticeRow[]>(LIST, [isFailure, limit, limit * pageNumber]);
    const [failures, done] = await Promise.all([list(true), list(false)]);
    return { failures: failures.map(toFailure), done: done.map(toDone) };
  }
}
