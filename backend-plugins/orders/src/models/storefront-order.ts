import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** The storefront's data of an order, in addition to the engine's columns. */
@Entity({ name: 'storefront_order' })
@Index('storefront_order_by_state', ['state', 'placed_at', 'order_id'])
@Index('storefront_order_by_amount', ['state', 'amount', 'placed_at', 'order_id'], {
  where: "state <> 'unpaid'",
})
@Index('storefront_order_of_customer', ['customer_id', 'placed_at', 'order_id'])
@Index('storefront_order_of_product', ['product_id', 'placed_at', 'order_id'])
export class StorefrontOrder {
  @PrimaryColumn({ type: 'varchar' })
  order_id: string;

  @Column({ type: 'varchar' })
  customer_id: string;

  /** Without a foreign key: the order stays when the product is deleted. */
  @Column({ type: 'varchar' })
  product_id: string;

  /**
   * Pieces that the order took from the stock and has not returned; 0 if the variant's stock was
   * not counted. Null for orders that were placed before this column existed.
   */
  @Column({ type: 'integer', nullable: true })
  taken_pieces: number | null;

  /** Whether the customer's email was unverified, and has not been found verified since. */
  @Column({ type: 'boolean', default: false })
  placed_unverified: boolean;

  /** The payment that paid the order; unique, so that a payment pays only one order. */
  @Column({ type: 'varchar', nullable: true })
  transaction_id: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  placed_at: Date;

  @Column({ type: 'timestamptz', nullable: true })
  paid_at: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  expired_at: Date | null;

  /** One of `orderStates`. Kept by triggers on the engine's table and on `expired_at`. */
  @Column({ type: 'varchar', default: 'unpaid' })
  state: string;

  /**
   * In the smallest unit of the order's currency. 0 for an order that the previous version has placed,
   * until background work adds its amount.
   */
  @Column({ type: 'integer', default: 0 })
  amount: number;

  /** False once the order is canceled. Kept with `state`; the index of expired orders is on it. */
  @Column({ type: 'boolean', default: true })
  is_listed: boolean;

  /** The language of its mails and papers. */
  @Column({ type: 'varchar', default: 'en' })
  language: string;

  /** The member of staff who placed it for the customer. */
  @Column({ type: 'varchar', nullable: true })
  placed_by: string | null;
}
