import { ALL_PRODUCTS, toProductDto } from '@harrow/catalogue';
import type { WebhookDelivery } from '@harrow/contract';
import type { OutboxEntry, OutboxOutcome } from '@harrow/outbox';
import { isErrorOfType, noSuch, type Services, sqlStatement } from '@harrow/plugin-kit';
import { consequenceOf } from '../lib/answer';
import { type DeliveryRow, toDeliveryDto, typeOf } from '../lib/delivery-row';
import type { EndpointRow } from '../lib/endpoint-row';
import { endpointOf, laneOf } from '../lib/lane';
import { toOrderData, toProductData } from '../lib/message-data';
import { optionsSchema } from '../lib/options';
import { resolveName } from '../lib/public-lookup';
import { addressProblem } from '../lib/receiver-address';
import { sendProblem } from '../lib/send-problem';
import { Sender } from '../lib/sender';

/** Shared by the whole process: the engine constructs its services for each request. */
let sender: Sender | undefined;

const LAST = sqlStatement('@harrow/webhooks', 'last-deliveries');

/** Delivers messages of the outbox to the addresses added by staff. */
export default class WebhookDeliveryService {
  private readonly allowsLoopback: boolean;
  private readonly sender: Sender;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    this.allowsLoopback = optionsSchema.parse(options).allowsLoopback;
    this.sender = sender ??= new Sender(resolveName, this.allowsLoopback);
  }

  /** Makes one attempt to deliver a message. */
  async attempt(entry: OutboxEntry, signal: AbortSignal): Promise<OutboxOutcome> {
    const endpoint = await this.services.webhookEndpointService.find(endpointOf(entry.lane));
    if (!endpoint || endpoint.ended_at) return { state: 'dropped', reason: 'webhook_ended' };
    // also checks literal addresses, for which sockets do no lookup
    if (addressProblem(endpoint.url, this.allowsLoopback) !== null) {
      return { state: 'failed', problem: 'inside_network' };
    }
    const secrets = this.services.webhookEndpointService.secretsOf(endpoint);
    if (secrets.length === 0) return { state: 'retry', problem: 'secret_not_readable' };
    const data = await this.dataOf(entry);
    if (data === null) return { state: 'dropped', reason: 'order_gone' };
    const { subject, createdAt, id } = entry;
    const content = { type: typeOf(subject), timestamp: createdAt.toISOString(), data };
    const message = { url: endpoint.url, secrets, id, body: JSON.stringify(content) };
    try {
      return await this.follow(endpoint, id, await this.sender.send(message, signal));
    } catch (error) {
      return { state: 'retry', problem: sendProblem(error) };
    }
  }

  /** Returns the last messages to an address, newest first. Throws `not_found`. */
  async last(endpointId: string, limit: number): Promise<WebhookDelivery[]> {
    const endpoint = await this.services.webhookEndpointService.find(endpointId);
    if (!endpoint) throw noSuch('webhook');
    const values = [laneOf(endpointId), limit];
    const rows: DeliveryRow[] = await this.services.manager.query(LAST, values);
    return rows.map(toDeliveryDto);
  }

  private async follow(
    endpoint: EndpointRow,
    messageId: string,
    answer: Parameters<typeof consequenceOf>[0],
  ): Promise<OutboxOutcome> {
    const { outcome, pauseSeconds, isEnd } = consequenceOf(answer);
    const { webhookEndpointService } = this.services;
    if (isEnd && !(await webhookEndpointService.end(endpoint, messageId))) {
      return { state: 'retry', problem: 'http_410' }; // for the address that it has now
    }
    if (pauseSeconds) await webhookEndpointService.pause(endpoint.id, pauseSeconds);
    return outcome;
  }

  /** Reads the current order or product of a message; null if the order is gone. */
  private async dataOf({ orderId, payload, subject, cause }: OutboxEntry): Promise<unknown> {
    if (orderId === null) return await this.productOf(String(payload.productId));
    const order = await this.services.storefrontOrderService.find(orderId);
    if (!order) return null;
    const data = toOrderData(order);
    return subject === 'order.refunded' ? { ...data, refundId: cause } : data;
  }

  private async productOf(productId: string): Promise<unknown> {
    if (productId === ALL_PRODUCTS) return { _id: null };
    try {
      const product = await this.services.storefrontProductService.retrieve(productId);
      return toProductData(toProductDto(product));
    } catch (error) {
      if (isErrorOfType(error, 'not_found')) return { _id: productId, sold: false };
      throw error;
    }
  }
}
