import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An event the provider has posted: stored before it is acknowledged, handled once. */
@Entity({ name: 'stripe_event' })
export class StripeEvent {
  @PrimaryColumn({ type: 'varchar' })
  id: string;

  @Column({ type: 'varchar' })
  type: string;

  /** The members of the event's payment intent that this shop reads; never card data. */
  @Column({ type: 'jsonb', nullable: true })
  payment: Record<string, unknown> | null;

  @CreateDateColumn({ type: 'timestamptz' })
  received_at: Date;

  @Column({ type: 'timestamptz', nullable: true })
  handled_at: Date | null;

  @Column({ type: 'integer' })
  attempts: number;

  @Column({ type: 'timestamptz' })
  next_attempt_at: Date;

  /** Why the last attempt failed; staff look here. */
  @Column({ type: 'text', nullable: true })
  last_error: string | null;
}
