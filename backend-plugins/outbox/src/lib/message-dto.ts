import type { OutboxMessage } from '@harrow/contract';

/** A message as the database returns it. */
export type MessageRow = Omit<OutboxMessage, 'nextAttemptAt' | 'createdAt' | 'doneAt'> & {
  nextAttemptAt: Date | null;
  createdAt: Date;
  doneAt: Date | null;
};

/** Writes the times of a message as text. */
export const toMessageDto = (row: MessageRow): OutboxMessage => ({
  ...row,
  nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  doneAt: row.doneAt?.toISOString() ?? null,
});
