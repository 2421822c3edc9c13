import EventBusService from '@medusajs/medusa/dist/services/event-bus';
import type { Logger } from 'pino';

/** The part of the engine's service that moves events from the database to their subscribers. */
type EventMover = { shouldEnqueuerRun: boolean; enqueuer_: (this: EventMover) => Promise<void> };

/**
 * Lets the engine's loop go on that hands out events. The first error ends it (a full Redis, a
 * database that goes away after the events were read), and nobody would hear of any event before
 * the next start. What was not handed out is still in the database; each pass waits three seconds.
 */
export function keepEventsMoving(log: Logger): void {
  const mover = EventBusService.prototype as unknown as EventMover;
  const moveEvents = mover.enqueuer_;
  mover.enqueuer_ = async function keepMoving(): Promise<void> {
    while (this.shouldEnqueuerRun) {
      await moveEvents.call(this).catch((error: unknown) => {
        log.warn({ error }, 'Events could not be handed out; they are tried again.');
      });
    }
  };
}
