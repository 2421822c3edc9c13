import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** The state of a payment in the shop. */
export type PaymentIntentStatus =
  /** It can be paid, or is about to be created at the provider. */
  | 'open'
  | 'succeeded'
  | 'cancelled'
  /** It was paid for an order that is gone, and must be refunded. */
  | 'refund_due'
  | 'refunded';

/** A payment intent of the provider, and the order it is for. */
@Entity({ name: 'payment_intent' })
export class PaymentIntent {
  /** The shop's id, also the idempotency key for creating the intent. */
  @PrimaryColumn({ type: 'varchar' })
  id: string;

  /** The provider's id; null until the provider has answered. */
  @Column({ type: 'varchar', nullable: true })
  intent_id: string | null;

  /** Null until the customer uses the intent for an order. */
  @Column({ type: 'varchar', nullable: true })
  order_id: string | null;

  @Column({ type: 'varchar' })
  customer_id: string;

  /** In the smallest unit of the currency. */
  @Column({ type: 'integer' })
  amount: number;

  @Column({ type: 'varchar' })
  currency_code: string;

  @Column({ type: 'varchar' })
  status: PaymentIntentStatus;

  /** Whether its refunds must be compared with the provider's. */
  @Column({ type: 'boolean', default: false })
  check_refunds: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at: Date;
}
