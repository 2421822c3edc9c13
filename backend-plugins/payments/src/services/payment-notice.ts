import type { AnswerOf, listNotices, Page } from '@harrow/contract';
import type { ReadManager } from '@harrow/plugin-kit';
import { type NoticeRow, SELECT_DONE, SELECT_FAILURES, toDone, toFailure } from '../lib/notices';

/** Lists what staff must know: failures that need a person, and what the shop did by itself. */
export default class PaymentNoticeService {
  private readonly readManager: ReadManager;

  constructor(container: { readManager: ReadManager }) {
    this.readManager = container.readManager;
  }

  /** Returns a page of both, newest first. A failure that has been resolved is no longer among them. */
  async list({ limit, pageNumber }: Page): Promise<AnswerOf<typeof listNotices>> {
    const page = [limit, limit * pageNumber];
    const [failures, done] = await Promise.all([
      this.readManager.query<NoticeRow[]>(SELECT_FAILURES, page),
      this.readManager.query<NoticeRow[]>(SELECT_DONE, page),
    ]);
    return { failures: failures.map(toFailure), done: done.map(toDone) };
  }
}
