import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A link in a mail that pays an order without a log-in. */
@Entity({ name: 'payment_link' })
@Index('payment_link_of_order', ['order_id'])
export class PaymentLink {
  /** SHA-256 of the token in the link. */
  @PrimaryColumn({ type: 'bytea' })
  token_hash: Buffer;

  @Column({ type: 'varchar' })
  order_id: string;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;
}
