import {
  type BodyOf,
  type changeWebhook,
  type createWebhook,
  MAX_WEBHOOKS,
  type Webhook,
} from '@harrow/contract';
import { noSuch, type Services, ShopError, sqlStatement } from '@harrow/plugin-kit';
import { generateEntityId } from '@medusajs/medusa';
import { type EndpointRow, toWebhookDto } from '../lib/endpoint-row';
import { type WebhookOptions, optionsSchema } from '../lib/options';
import { isInsideNetwork, resolveName } from '../lib/public-lookup';
import { addressProblem, INSIDE, isNamed } from '../lib/receiver-address';
import { SecretBox } from '../lib/secret-box';
import { newSecret } from '../lib/signing-secret';

const LIST = 'SELECT * FROM webhook_endpoint ORDER BY created_at, id';
const ADD = sqlStatement('@harrow/webhooks', 'add-endpoint');
const CHANGE = sqlStatement('@harrow/webhooks', 'change-endpoint');
const CHANGE_SECRET = sqlStatement('@harrow/webhooks', 'change-secret');
const END = sqlStatement('@harrow/webhooks', 'end-endpoint');
const PAUSE = sqlStatement('@harrow/webhooks', 'pause-endpoint');
const RESEAL = sqlStatement('@harrow/webhooks', 'reseal-secrets');
const FORGET_FORMER = sqlStatement('@harrow/webhooks', 'forget-former-secrets');
const PAUSED = 'SELECT id FROM webhook_endpoint WHERE paused_until > now()';

const tooMany = () =>
  new ShopError('conflict', `There can be at most ${MAX_WEBHOOKS} addresses.`, {
    code: 'too_many_webhooks',
  });

const refusedAddress = (problem: string) =>
  new ShopError('invalid_body', problem, { fields: { url: problem } });

/** Manages the addresses that get messages. */
export default class WebhookEndpointService {
  private readonly options: WebhookOptions;
  private readonly box: SecretBox;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    this.options = optionsSchema.parse(options);
    this.box = new SecretBox(this.options.keys);
  }

  /** Returns the addresses, oldest first. */
  async list(): Promise<Webhook[]> {
    const rows: EndpointRow[] = await this.services.manager.query(LIST);
    return rows.map(toWebhookDto);
  }

  /** Returns an address with its secrets encrypted; null if there is none. */
  async find(id: string): Promise<EndpointRow | null> {
    const found = 'SELECT * FROM webhook_endpoint WHERE id = $1';
    const [row]: EndpointRow[] = await this.services.manager.query(found, [id]);
    return row ?? null;
  }

  /** Returns the ids of paused addresses. */
  async paused(): Promise<string[]> {
    const rows: { id: string }[] = await this.services.manager.query(PAUSED);
    return rows.map(({ id }) => id);
  }

  /**
   * Adds an address and returns it with its secret, which no other call returns. Throws `invalid_body` for a
   * forbidden address, and `conflict` if there are too many.
   */
  async create({
    url,
    events,
  }: BodyOf<typeof createWebhook>): Promise<Webhook & { secret: string }> {
    const address = await this.checked(url);
    const [id, secret] = [generateEntityId('', 'whk'), newSecret()];
    return await this.services.manager.transaction(async (manager) => {
      await manager.query('LOCK TABLE webhook_endpoint IN SHARE ROW EXCLUSIVE MODE');
      const values = [id, address, events, this.box.seal(secret, id), MAX_WEBHOOKS];
      const [row]: EndpointRow[] = await manager.query(ADD, values);
      if (!row) throw tooMany();
      return { ...toWebhookDto(row), secret };
    });
  }

  /**
   * Changes the address or its events, or restarts an ended one; returns false if nothing changes. Throws
   * `not_found`, and `invalid_body` for a forbidden address.
   */
  async change(id: string, { url, events, ended }: BodyOf<typeof changeWebhook>): Promise<boolean> {
    const address = url === undefined ? null : await this.checked(url);
    const values = [id, address, events ?? null, ended === false];
    const [found]: { changed: boolean }[] = await this.services.manager.query(CHANGE, values);
    if (!found) throw noSuch('webhook');
    return found.changed;
  }

  /** Deletes an address and drops its waiting messages. Throws `not_found`. */
  async delete(id: string): Promise<void> {
    const deletion = 'DELETE FROM webhook_endpoint WHERE id = $1 RETURNING id';
    const [deleted]: [unknown[]] = await this.services.manager.query(deletion, [id]);
    if (deleted.length === 0) throw noSuch('webhook');
  }

  /** Creates a new secret; the former one also signs for a day. Throws `not_found`. */
  async changeSecret(id: string): Promise<{ secret: string; formerSecretUntil: string }> {
    const secret = newSecret();
    const values = [id, this.box.seal(secret, id)];
    const [rows]: [EndpointRow[]] = await this.services.manager.query(CHANGE_SECRET, values);
    const until = rows[0]?.former_secret_until;
    if (!until) throw noSuch('webhook');
    return { secret, formerSecretUntil: until.toISOString() };
  }

  /** Returns the current secrets of an address; empty if they cannot be decrypted. */
  secretsOf({ id, secret, former_secret, former_secret_until }: EndpointRow): string[] {
    const isInUse = former_secret_until !== null && former_secret_until > new Date();
    const sealed = isInUse && former_secret !== null ? [secret, former_secret] : [secret];
    return sealed.flatMap((each) => this.box.open(each, id) ?? []);
  }

  /**
   * Ends an address after a 410; its waiting messages are dropped. Returns false, without any change, if it has been
   * changed or ended since.
   */
  async end({ id, url }: Pick<EndpointRow, 'id' | 'url'>, messageId: string): Promise<boolean> {
    const values = [id, url, messageId];
    const [ended]: [unknown[], number] = await this.services.manager.query(END, values);
    return ended.length > 0;
  }

  /** Pauses an address for a number of seconds. */
  async pause(id: string, seconds: number): Promise<void> {
    await this.services.manager.query(PAUSE, [id, seconds]);
  }

  /** Deletes expired former secrets, and encrypts secrets under a former key with the first key. */
  async keepSecrets(): Promise<void> {
    const { manager } = this.services;
    await manager.query(FORGET_FORMER);
    const rows: EndpointRow[] = await manager.query(LIST);
    for (const { id, secret, former_secret } of rows) {
      const isOutdated = [secret, former_secret].some(
        (each) => each !== null && this.box.isOutdated(each, id),
      );
      if (!isOutdated) continue;
      const resealed = [secret, former_secret].map((each) => {
        const opened = each === null ? null : this.box.open(each, id);
        return opened === null ? each : this.box.seal(opened, id);
      });
      await manager.query(RESEAL, [id, secret, ...resealed]);
    }
  }

  /** Returns the normalized address. If the lookup of a name fails now, each call checks it. */
  private async checked(text: string): Promise<string> {
    const { allowsLoopback } = this.options;
    const problem = addressProblem(text, allowsLoopback);
    if (problem !== null) throw refusedAddress(problem);
    const url = new URL(text);
    url.hash = '';
    if (isNamed(url, allowsLoopback) && (await isInsideNetwork(url.hostname, resolveName))) {
      throw refusedAddress(INSIDE);
    }
    return url.href;
  }
}
