import type { OrderEvent as ShownEvent } from '@harrow/contract';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A change of an order that the engine's rows do not record, or not with the person who made it. Rows
 * are only added, in the transaction of the change.
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

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;
}
