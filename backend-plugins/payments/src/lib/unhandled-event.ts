import { z } from 'zod';

/** An event of the provider that waits for another attempt, as the database holds it. */
export type UnhandledEvent = {
  id: string;
  type: string;
  attempts: number;
  next_attempt_at: Date;
  last_error: string | null;
  received_at: Date;
  order_id: string | null;
};

/** The same as the REST edge shows it. */
export const eventSchema = z.object({
  _id: z.string(),
  type: z.string(),
  attempts: z.int(),
  nextAttemptAt: z.iso.datetime(),
  lastError: z.string().nullable(),
  receivedAt: z.iso.datetime(),
  /** Null where the event is about no order of the shop. */
  orderId: z.string().nullable(),
});

/** The one translation between the table's words and those of the REST edge. */
export function toEventDto(event: UnhandledEvent): z.infer<typeof eventSchema> {
  return {
    _id: event.id,
    type: event.type,
    attempts: event.attempts,
    nextAttemptAt: event.next_attempt_at.toISOString(),
    lastError: event.last_error,
    receivedAt: event.received_at.toISOString(),
    orderId: event.order_id,
  };
}
