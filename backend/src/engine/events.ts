import EventBusService from '@medusajs/medusa/dist/services/event-bus';
import type { Logger } from 'pino';

/** The part of the engine's event bus that moves events from the database to their subscribers. */
type EventMover = { shouldEnqueuerRun: boolean; enqueuer_: (this: EventMover) => Promise<void> };

/**
 * Keeps the engine's loop for events running. Any error would end it (such as a full Redis, or a
 * database that is lost after the events were read), and no event would be delivered until the next
 * start. Undelivered events stay in the database; each pass of the loop waits three seconds.
 */
export function keepEventsMoving(log: Logger): void {
  const mover = EventBusService.prototype as unknown as EventMover;
  const moveEvents = mover.enqueuer_;
  mover.enqueuer_ = async function keepMoving(): Promise<void> {
    while (this.shouldEnqueuerRun) {
      await moveEvents.call(this).catch((error: unknown) => {
        log.warn({ error }, 'Cannot deliver events; will retry.');
      });
    }
  };
}
