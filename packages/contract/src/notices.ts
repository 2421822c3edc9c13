import * as z from 'zod/mini';
import { MAX_PAGE_SIZE } from './limits';
import { operation } from './operation';
import { limitParameter, pageNumberParameter } from './page';

const noticeSchema = z.object({
  at: z.iso.datetime(),
  /** Such as `disputed`, `refund_failed`, `event_failed`, `mail_failed`, `expired` or `refunded_late_payment`. */
  kind: z.string(),
  /** The id of the order or the event that it is about. */
  subject: z.string(),
  message: z.string(),
});

export type Notice = z.infer<typeof noticeSchema>;

export const listNotices = operation({
  method: 'get',
  path: '/notices',
  summary: 'What needs a person, and what the shop did by itself, each newest first.',
  access: 'admin',
  duty: 'manager',
  query: z.object({
    limit: z._default(limitParameter, MAX_PAGE_SIZE),
    pageNumber: z._default(pageNumberParameter, 0),
  }),
  answer: z.object({
    /** `action` says what to do. */
    failures: z.array(z.object({ ...noticeSchema.shape, action: z.string() })),
    done: z.array(noticeSchema),
  }),
});
