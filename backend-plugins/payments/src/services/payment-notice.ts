import type { AnswerOf, listNotices, Page } from '@harrow/contract';
import type { Services } from '@harrow/plugin-kit';
import { type NoticeRow, SELECT_DONE, SELECT_FAILURES, toDone, toFailure } from '../lib/notices';

/** Lists what staff must know: failures that need a person, and what the shop did by itself. */
export default class PaymentNoticeService {
  constructor(private readonly services: Services) {}

  /** Returns a page of both, newest first. A failure that has been resolved is no longer among them. */
  async list({ limit, pageNumber }: Page): Promise<AnswerOf<typeof listNotices>> {
    const page = [limit, limit * pageNumber];
    const [failures, done] = await Promise.all([
      this.services.readManager.query<NoticeRow[]>(SELECT_FAILURES, page),
      this.services.readManager.query<NoticeRow[]>(SELECT_DONE, page),
    ]);
    return { failures: failures.map(toFailure), done: done.map(toDone) };
  }
}
