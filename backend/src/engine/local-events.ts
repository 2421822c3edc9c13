import { randomUUID } from 'node:crypto';
import type { Logger } from '@medusajs/medusa';
import LocalEventBusService from '@medusajs/event-bus-local/dist/services/event-bus-local';

type Subscriber = Parameters<LocalEventBusService['subscribe']>[1];
type Context = Parameters<LocalEventBusService['unsubscribe']>[2];
/** An event as the engine's modules write it, or as its loop reads it from the database. */
type Given = { eventName: string; data?: unknown; body?: unknown };

/** `maxConcurrent` is the number of subscribers that run at once. */
type Options = { maxConcurrent: number };

/**
 * The engine's event bus within a process, for a shop without Redis, with a bound on the subscribers that
 * run at once. The engine's own starts those of a thousand events together, which then wait for the
 * database's connections until they fail, and logs a line for each.
 */
export class BoundedEventBusService extends LocalEventBusService {
  private readonly running = new Set<Promise<void>>();
  private readonly log: Pick<Logger, 'error'>;

  constructor(
    container: { logger: Logger },
    private readonly options: Options,
  ) {
    super(container as ConstructorParameters<typeof LocalEventBusService>[0]);
    this.log = container.logger;
  }

  /** Resolves when the last subscriber has begun, so that the engine reads no further events before. */
  override async emit(given: string | Given[], data?: unknown): Promise<void> {
    const events = typeof given === 'string' ? [{ eventName: given, data }] : given;
    for (const event of events) {
      for (const { subscriber } of this.subscribersOf(event.eventName)) {
        while (this.running.size >= this.options.maxConcurrent) await Promise.race(this.running);
        this.begin(subscriber, event);
      }
    }
  }

  override subscribe(event: string | symbol, subscriber: Subscriber, context?: Context): this {
    const subscriberId = context?.subscriberId ?? `${String(event)}-${randomUUID()}`;
    this.storeSubscribers({ event, subscriberId, subscriber });
    return this;
  }

  private subscribersOf(event: string) {
    return [event, '*'].flatMap((name) => this.eventToSubscribersMap.get(name) ?? []);
  }

  private begin(subscriber: Subscriber, { eventName, data, body }: Given): void {
    const task = Promise.resolve()
      .then(() => subscriber(data ?? body, eventName))
      .catch((error: unknown) => {
        this.log.error(`A subscriber of ${eventName} failed.`, error);
      })
      .finally(() => this.running.delete(task));
    this.running.add(task);
  }
}

export default { service: BoundedEventBusService };
