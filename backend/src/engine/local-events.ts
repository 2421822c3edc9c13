import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@medusajs/medusa';
import LocalEventBusService from '@medusajs/event-bus-local/dist/services/event-bus-local';

type Subscriber = Parameters<LocalEventBusService['subscribe']>[1];
type Context = Parameters<LocalEventBusService['unsubscribe']>[2];
/** An event as the engine's modules write it, or as its loop reads it from the database. */
type Given = { eventName: string; data?: unknown; body?: unknown; options?: { attempts?: number } };

/**
 * `maxConcurrent` is the number of subscribers that run at once, those that failed and wait `retryMs` for
 * another attempt included.
 */
type Options = { maxConcurrent: number; retryMs: number };

const attemptsOf = ({ options }: Given): number => options?.attempts ?? 1;

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

  /**
   * Resolves when the last subscriber has begun, so that the engine reads no further events before, and when
   * those of events that ask for several attempts have ended: the engine deletes the events then.
   */
  override async emit(
    given: string | Given[],
    data?: unknown,
    options?: Given['options'],
  ): Promise<void> {
    const events = typeof given === 'string' ? [{ eventName: given, data, options }] : given;
    const awaited: Promise<void>[] = [];
    for (const event of events) {
      for (const { subscriber } of this.subscribersOf(event.eventName)) {
        while (this.running.size >= this.options.maxConcurrent) await Promise.race(this.running);
        const task = this.begin(subscriber, event);
        if (attemptsOf(event) > 1) awaited.push(task);
      }
    }
    await Promise.all(awaited);
  }

  override subscribe(event: string | symbol, subscriber: Subscriber, context?: Context): this {
    const subscriberId = context?.subscriberId ?? `${String(event)}-${randomUUID()}`;
    this.storeSubscribers({ event, subscriberId, subscriber });
    return this;
  }

  private subscribersOf(event: string) {
    return [event, '*'].flatMap((name) => this.eventToSubscribersMap.get(name) ?? []);
  }

  private begin(subscriber: Subscriber, event: Given): Promise<void> {
    const task = this.call(subscriber, event).finally(() => this.running.delete(task));
    this.running.add(task);
    return task;
  }

  /** Calls a subscriber until it succeeds, at most as often as its event asks for. */
  private async call(subscriber: Subscriber, event: Given): Promise<void> {
    const { eventName, data, body } = event;
    for (let left = attemptsOf(event) - 1; left >= 0; left -= 1) {
      try {
        await subscriber(data ?? body, eventName);
        return;
      } catch (error) {
        this.log.error(`A subscriber of ${eventName} failed.`, error);
        if (left > 0) await wait(this.options.retryMs);
      }
    }
  }
}

export default { service: BoundedEventBusService };
