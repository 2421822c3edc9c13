import { setTimeout as wait } from 'node:timers/promises';
import { ErrorReply } from 'redis';
import type { RedisAddress } from '../config/redis-address';
import { openClient, type RedisClient } from './redis-client';
import { within } from './within';

const COMMAND_MS = 1000;
/** Sentinels are asked one after the other, each for at most the time of a connection. */
const OPEN_MS = 5000;
const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 3000;
/** A client that fails within this time continues the trouble of the one before it. */
const SETTLED_MS = 3000;

const delayOf = (failures: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS);

/** Whether Redis answered, and the answer is about the command and not about the server. */
const isAnswer = (error: unknown): boolean =>
  // a primary that was replaced, and became a replica, may keep its connections open
  error instanceof ErrorReply && !error.message.startsWith('READONLY');

/**
 * The shop's own connection to Redis, for counts that a process can also keep by itself. While Redis is
 * unavailable, commands fail immediately; while it hangs, after a second. A client with a problem is
 * replaced, and not repaired: the client for a cluster would never look for the successor of a node that
 * has failed, and the one for sentinels would try again inside a command without an end.
 */
export class SharedRedis {
  private client: RedisClient | undefined;
  private isOpening = false;
  private isClosed = false;
  private hasTrouble = false;
  private openedAt = 0;

  /** `onTrouble` is called once when Redis becomes unavailable, and not for each attempt to open it. */
  constructor(
    private readonly address: RedisAddress,
    private readonly onTrouble: (error: unknown) => void,
  ) {
    this.replace();
  }

  /** Sets a key that expires after `PX` milliseconds. */
  set(key: string, value: string, options: { PX: number }): Promise<unknown> {
    return this.run((client) => client.set(key, value, options));
  }

  /** Runs a script. */
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown> {
    return this.run((client) => client.eval(script, options));
  }

  close(): void {
    this.isClosed = true;
    this.client?.discard();
    this.client = undefined;
  }

  private async run(command: (client: RedisClient) => Promise<unknown>): Promise<unknown> {
    const { client } = this;
    if (!client) throw new Error('Redis is unavailable.');
    try {
      return await within(COMMAND_MS, command(client));
    } catch (error) {
      if (!isAnswer(error)) this.note(client, error);
      throw error;
    }
  }

  /** Replaces a client that has a problem. One of a cluster serves the other nodes meanwhile. */
  private note(client: RedisClient, error: unknown): void {
    if (client !== this.client || this.isClosed) return;
    if (performance.now() - this.openedAt > SETTLED_MS) this.hasTrouble = false;
    this.report(error);
    if (!client.hasNodes) {
      client.discard();
      this.client = undefined;
    }
    this.replace(FIRST_RETRY_MS);
  }

  private report(error: unknown): void {
    if (!this.hasTrouble) this.onTrouble(error);
    this.hasTrouble = true;
  }

  private replace(delay = 0): void {
    if (this.isOpening) return;
    this.isOpening = true;
    void this.open(delay);
  }

  private async open(delay: number): Promise<void> {
    await wait(delay, undefined, { ref: false });
    for (let failures = 0; !this.isClosed; failures += 1) {
      const opened = openClient(this.address, (error) => {
        this.note(opened, error);
      });
      try {
        await within(OPEN_MS, opened.connect());
        this.adopt(opened);
        return;
      } catch (error) {
        opened.discard();
        this.report(error);
      }
      await wait(delayOf(failures), undefined, { ref: false });
    }
  }

  private adopt(opened: RedisClient): void {
    this.client?.discard();
    this.client = opened;
    this.isOpening = false;
    this.openedAt = performance.now();
    if (this.isClosed) this.close();
  }
}

/** Writes a short-lived key. Throws if Redis is unavailable or full. */
export const requireWritable = (redis: SharedRedis): Promise<unknown> =>
  redis.set('harrow:ready', String(process.pid), { PX: 1000 });
