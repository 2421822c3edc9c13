import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** The order that a customer's `Idempotency-Key` placed, and the hash of the body. */
@Entity({ name: 'order_idempotency_key' })
@Index('order_idempotency_key_oldest', ['created_at'])
export class OrderIdempotencyKey {
  @PrimaryColumn({ type: 'varchar' })
  customer_id: string;

  @PrimaryColumn({ type: 'varchar' })
  key: string;

  @Column({ type: 'varchar' })
  body_hash: string;

  @Column({ type: 'varchar' })
  order_id: string;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;
}
