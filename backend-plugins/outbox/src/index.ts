import type OutboxMessageService from './services/outbox-message';
import type OutboxService from './services/outbox';

export type { OutboxEntry, OutboxHandler, OutboxKind, OutboxOutcome } from './lib/entry';

declare module '@harrow/plugin-kit' {
  interface Services {
    outboxMessageService: OutboxMessageService;
    outboxService: OutboxService;
  }
}
