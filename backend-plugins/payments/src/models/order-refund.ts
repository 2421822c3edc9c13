import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** Where a refund stands. */
export type OrderRefundStatus =
  /** The provider has been asked, or is about to be; nothing is booked. */
  | 'asked'
  /** The provider has confirmed it, and the engine's records say so. */
  | 'booked'
  /** The provider confirmed it and failed to make it later; it is no longer booked. */
  | 'failed';

/** A refund that staff asked for. Its row is written before the provider is asked. */
@Entity({ name: 'order_refund' })
export class OrderRefund {
  /** Sent to the provider as metadata: tells this refund from all others of its payment. */
  @PrimaryColumn({ type: 'varchar' })
  id: string;

  /** The idempotency key of the provider's call. */
  @Column({ type: 'varchar' })
  provider_key: string;

  @Column({ type: 'varchar' })
  order_id: string;

  @Column({ type: 'varchar' })
  intent_id: string;

  /** Smallest unit of the order's currency. */
  @Column({ type: 'integer' })
  amount: number;

  /** One of the engine's `RefundReason`. */
  @Column({ type: 'varchar' })
  reason: string;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** Who asked: the engine's id of a user or of a customer who is an admin. */
  @Column({ type: 'varchar', nullable: true })
  requested_by: string | null;

  /** The client's `Idempotency-Key`; null in the stock admin, which sends none. */
  @Column({ type: 'varchar', nullable: true })
  key: string | null;

  @Column({ type: 'varchar' })
  status: OrderRefundStatus;

  @Column({ type: 'varchar', nullable: true })
  provider_refund_id: string | null;

  /** Calls whose outcome is not known. */
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ type: 'timestamptz' })
  next_attempt_at: Date;

  @Column({ type: 'text', nullable: true })
  last_error: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at: Date;
}
