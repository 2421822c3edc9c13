import type { Webhook, WebhookEvent } from '@harrow/contract';

/** A stored address. */
export type EndpointRow = {
  id: string;
  url: string;
  events: WebhookEvent[];
  /** Encrypted. */
  secret: string;
  secret_changed_at: Date;
  former_secret: string | null;
  former_secret_until: Date | null;
  paused_until: Date | null;
  ended_at: Date | null;
  created_at: Date;
};

/** Translates a row to the contract's names, without its secrets. */
export function toWebhookDto(row: EndpointRow): Webhook {
  const until = row.former_secret_until;
  return {
    _id: row.id,
    url: row.url,
    events: row.events,
    createdAt: row.created_at.toISOString(),
    secretChangedAt: row.secret_changed_at.toISOString(),
    formerSecretUntil: until && until > new Date() ? until.toISOString() : null,
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
