import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** The state of a refund. */
export type OrderRefundStatus =
  /** The provider has been called, or is about to be; nothing is recorded. */
  | 'asked'
  /** The provider has confirmed it, and it is recorded in the engine. */
  | 'booked'
  /** The provider confirmed it but later failed to make it; it is no longer recorded. */
  | 'failed';

/** A refund requested by staff. Its row is written before the provider is called. */
@Entity({ name: 'order_refund' })
export class OrderRefund {
  /** Sent to the provider as metadata to identify the refund. */
  @PrimaryColumn({ type: 'varchar' })
  id: string;

  /** The idempotency key of the provider call. */
  @Column({ type: 'varchar' })
  provider_key: string;

  @Column({ type: 'varchar' })
  order_id: string;

  @Column({ type: 'varchar' })
  intent_id: string;

  /** In the smallest unit of the order's currency. */
  @Column({ type: 'integer' })
  amount: number;

  /** One of the engine's `RefundReason`. */
  @Column({ type: 'varchar' })
  reason: string;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** The requester: the engine's id of a user, or of a customer who is an admin. */
  @Column({ type: 'varchar', nullable: true })
  requested_by: string | null;

  /** The client's `Idempotency-Key`; null for the stock admin, which sends none. */
  @Column({ type: 'varchar', nullable: true })
  key: string | null;

  /** The keys of other requests that have continued it. */
  @Column({ type: 'text', array: true, default: () => `'{}'` })
  further_keys: string[];

  @Column({ type: 'varchar' })
  status: OrderRefundStatus;

  @Column({ type: 'varchar', nullable: true })
  provider_refund_id: string | null;

  /** Calls with an unknown outcome. */
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ type: 'timestamptz' })
  next_attempt_at: Date;

  /** The time of the last request that has not been told the outcome; null once one has been told. */
  @Column({ type: 'timestamptz', nullable: true })
  unanswered_since: Date | null;

  @Column({ type: 'text', nullable: true })
  last_error: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at: Date;
}
