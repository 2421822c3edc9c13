import type { OrderEvent as ShownEvent } from '@harrow/contract';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A change of an order that the engine's rows do not record, or not with the person who made it. Rows
 * are added in the transaction of the change, and removed only if it has not happened.
 */
@Entity({ name: 'order_event' })
@Index('order_event_of_order', ['order_id'])
export class OrderEvent {
  @PrimaryColumn({ type: 'varchar' })
  id: string;

  @Column({ type: 'varchar' })
  order_id: string;

  @Column({ type: 'varchar' })
  type: ShownEvent['type'];

  @Column({ type: 'varchar' })
  made_by: ShownEvent['by'];

  /** The engine's id of a user or a customer, if it is known. */
  @Column({ type: 'varchar', nullable: true })
  actor_id: string | null;

  /** The refund, payment or dispute that the event is about; unique, so that it is recorded once. */
  @Column({ type: 'varchar', nullable: true })
  reference_id: string | null;

  /** Of a refund that no row of the engine has, in the smallest unit of the order's currency. */
  @Column({ type: 'integer', nullable: true })
  amount: number | null;

  /** The tracking number before and after a change of it. */
  @Column({ type: 'varchar', nullable: true })
  before: string | null;

  @Column({ type: 'varchar', nullable: true })
  after: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;
}
