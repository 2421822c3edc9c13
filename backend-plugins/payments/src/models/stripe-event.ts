import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An event posted by the provider: stored before it is acknowledged, handled once. */
@Entity({ name: 'stripe_event' })
export class StripeEvent {
  @PrimaryColumn({ type: 'varchar' })
  id: string;

  @Column({ type: 'varchar' })
  type: string;

  /** The members of the event's object that this shop needs; never card data. */
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

  /** The error of the last attempt, for staff. */
  @Column({ type: 'text', nullable: true })
  last_error: string | null;
}
