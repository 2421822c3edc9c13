import { type EventBus, isHeard } from '@harrow/plugin-kit';
import EventBusService from '@medusajs/medusa/dist/services/event-bus';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { BoundedEventBusService } from './local-events';

/** The part of the engine's event bus that moves events from the database to their subscribers. */
type EventMover = {
  shouldEnqueuerRun: boolean;
  startEnqueuer: () => void;
  enqueuer_: (this: EventMover) => Promise<void>;
};

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

type StagedEvent = { id: string; event_name: string; data: unknown; options: unknown };

/** The part of the engine's event bus that reads events from the database. */
type Reader = {
  eventBusModuleService_: unknown;
  activeManager_: EntityManager;
  listJobs: (this: Reader, config: { take: number }) => Promise<StagedEvent[]>;
};

/** After this time an event that a process has taken is delivered by another: the first may have ended. */
const LEASE_SECONDS = 60;

const RENEW_MS = (LEASE_SECONDS * 1000) / 3;

const RENEW = `
  UPDATE staged_job
     SET options = options || jsonb_build_object('leasedAt', extract(epoch FROM now()))
   WHERE id = ANY ($1)`;

const TAKE = `
  UPDATE staged_job
     SET options = coalesce(options, '{}') || jsonb_build_object('leasedAt', extract(epoch FROM now()))
   WHERE id IN (
     SELECT id FROM staged_job
      WHERE coalesce((options->>'leasedAt')::float8, 0) < extract(epoch FROM now()) - $2
      ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
  RETURNING id, event_name, data, options`;

/**
 * Lets one process alone deliver each event where there is no Redis. The engine reads the events, calls their
 * subscribers and deletes them afterward, so that two processes both deliver an event that they have read.
 * With Redis its queue recognizes the second one.
 */
export function leaseLocalEvents(log: Logger): void {
  const reader = EventBusService.prototype as unknown as Reader;
  const list = reader.listJobs;
  let renewal: NodeJS.Timeout | undefined;
  reader.listJobs = async function lease(config): Promise<StagedEvent[]> {
    if (!(this.eventBusModuleService_ instanceof BoundedEventBusService)) {
      return await list.call(this, config);
    }
    clearInterval(renewal); // the events of the last pass are deleted
    const parameters = [config.take, LEASE_SECONDS];
    const [taken]: [StagedEvent[], number] = await this.activeManager_.query(TAKE, parameters);
    if (taken.length > 0) {
      const ids = taken.map(({ id }) => id);
      renewal = setInterval(() => {
        this.activeManager_.query(RENEW, [ids]).catch((error: unknown) => {
          log.warn({ error }, 'Cannot renew the lease of events; they may be delivered twice.');
        });
      }, RENEW_MS).unref();
    }
    return taken.sort((a, b) => (a.id < b.id ? -1 : 1));
  };
}

/**
 * Lets a program that ends, such as the seed, stage events and deliver none: it could end between calling
 * their subscribers and deleting them, with an error of the closed database.
 */
export function leaveEventsToBackend(): void {
  const mover = EventBusService.prototype as unknown as EventMover;
  mover.startEnqueuer = () => undefined;
}

type Named = { eventName: string };

/** The part of the engine's event bus that writes events to the database. */
type Stager = {
  eventBusModuleService_: EventBus;
  emit: (this: Stager, given: string | Named[], ...more: unknown[]) => Promise<unknown>;
};

/**
 * Stages only events that a subscriber listens to. The engine emits several for most changes and stages
 * them all, and its loop moves a thousand every three seconds.
 */
export function stageOnlyHeardEvents(): void {
  const stager = EventBusService.prototype as unknown as Stager;
  const stage = stager.emit;
  stager.emit = async function stageHeard(given, ...more): Promise<unknown> {
    const bus = this.eventBusModuleService_;
    if (typeof given === 'string') {
      return isHeard(bus, given) ? await stage.call(this, given, ...more) : undefined;
    }
    const heard = given.filter(({ eventName }) => isHeard(bus, eventName));
    return heard.length > 0 ? await stage.call(this, heard) : [];
  };
}

/** Logs the ids of the subscribers by event. */
export function logSubscribers({ eventToSubscribersMap }: EventBus, log: Logger): void {
  const entries = Array.from(eventToSubscribersMap, ([event, subscribers]) => [
    String(event),
    subscribers.map(({ id }) => id),
  ]);
  log.debug(
    { subscribers: Object.fromEntries(entries) as unknown },
    'The subscribers of events are registered.',
  );
}
