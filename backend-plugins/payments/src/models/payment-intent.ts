import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** Where a payment stands, seen from the shop. */
export type PaymentIntentStatus =
  /** Can still be paid, or is about to be made at the provider. */
  | 'open'
  | 'succeeded'
  | 'cancelled'
  /** Its money arrived for an order that is gone and has to go back. */
  | 'refund_due'
  | 'refunded';

/** A payment intent of the provider, and what it is for. */
@Entity({ name: 'payment_intent' })
export class PaymentIntent {
  /** Ours, and the idempotency key under which the provider makes the intent. */
  @PrimaryColumn({ type: 'varchar' })
  id: string;

  /** The provider's id; null until the provider has answered. */
  @Column({ type: 'varchar', nullable: true })
  intent_id: string | null;

  /** Null for an intent that its customer has not used for an order yet. */
  @Column({ type: 'varchar', nullable: true })
  order_id: string | null;

  @Column({ type: 'varchar' })
  customer_id: string;

  /** Smallest unit of the currency. */
  @Column({ type: 'integer' })
  amount: number;

  @Column({ type: 'varchar' })
  currency_code: string;

  @Column({ type: 'varchar' })
  status: PaymentIntentStatus;

  /** Whether its refunds have to be compared with the provider's. */
  @Column({ type: 'boolean', default: false })
  check_refunds: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at: Date;
}
