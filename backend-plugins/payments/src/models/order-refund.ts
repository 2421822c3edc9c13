import type { ProductLine } from '@harrow/contract';
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** The state of a refund. */
export type OrderRefundStatus =
  /** It is wanted, or pending at the provider (`provider_refund_id`); nothing is recorded. */
  | 'asked'
  /** The provider has made it, and it is recorded. */
  | 'booked'
  /** The provider has refused it, or accepted it and failed to make it; nothing is recorded. */
  | 'failed'
  /** No call can have made it, or can still make it. */
  | 'not_made';

/**
 * A refund that was wanted, or was found at the provider. Its row is written before the provider is
 * called, and is never deleted.
 */
@Entity({ name: 'order_refund' })
export class OrderRefund {
  /** Sent to the provider as metadata to identify the refund. */
  @PrimaryColumn({ type: 'varchar' })
  id: string;

  /** The idempotency key of all its calls, which never changes. */
  @Column({ type: 'varchar' })
  provider_key: string;

  /** Null for a payment without an order. */
  @Column({ type: 'varchar', nullable: true })
  order_id: string | null;

  @Column({ type: 'varchar' })
  intent_id: string;

  /** In the smallest unit of the payment's currency. */
  @Column({ type: 'integer' })
  amount: number;

  /** One of the engine's `RefundReason`. */
  @Column({ type: 'varchar' })
  reason: string;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** Staff, the provider's dashboard, or the shop itself for a payment that came too late. */
  @Column({ type: 'varchar', default: 'staff' })
  made_by: 'staff' | 'provider' | 'system';

  /** The requester: the engine's id of a user, or of a customer who is an admin. */
  @Column({ type: 'varchar', nullable: true })
  requested_by: string | null;

  @Column({ type: 'varchar', default: 'asked' })
  status: OrderRefundStatus;

  @Column({ type: 'varchar', nullable: true })
  provider_refund_id: string | null;

  /** The engine's `refund` that records it. */
  @Column({ type: 'varchar', nullable: true })
  record_id: string | null;

  /** The begin of the call that is out; it stays if the process is killed. */
  @Column({ type: 'timestamptz', nullable: true })
  calling_since: Date | null;

  /** The end of the last call without a known outcome; null once a response has reported it. */
  @Column({ type: 'timestamptz', nullable: true })
  unanswered_since: Date | null;

  /** The calls that have begun, and the lookups of the sweep. */
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ type: 'timestamptz', default: () => `now() + interval '15 seconds'` })
  next_attempt_at: Date;

  @Column({ type: 'text', nullable: true })
  last_error: string | null;

  /** Pieces to put back into stock once the refund is made. */
  @Column({ type: 'jsonb', nullable: true })
  restock: ProductLine[] | null;

  /** When they were put back. */
  @Column({ type: 'timestamptz', nullable: true })
  restocked_at: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at: Date;
}
