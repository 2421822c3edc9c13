import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** What the storefront knows of an engine order beyond the engine's own columns. */
@Entity({ name: 'storefront_order' })
@Index('storefront_order_newest', ['placed_at', 'order_id'])
@Index('storefront_order_of_customer', ['customer_id', 'placed_at', 'order_id'])
export class StorefrontOrder {
  @PrimaryColumn({ type: 'varchar' })
  order_id: string;

  @Column({ type: 'varchar' })
  customer_id: string;

  /** Kept without a foreign key: the product may be deleted, the order stays. */
  @Column({ type: 'varchar' })
  product_id: string;

  /**
   * Pieces that it took from the stock and has not given back: 0 where the variant's stock was not
   * counted. Null for orders that were placed before this was kept.
   */
  @Column({ type: 'integer', nullable: true })
  taken_pieces: number | null;

  /** Whether its customer's email was unverified, and has not been found verified since. */
  @Column({ type: 'boolean', default: false })
  placed_unverified: boolean;

  /** The payment that paid it; unique, so that a payment pays one order only. */
  @Column({ type: 'varchar', nullable: true })
  transaction_id: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  placed_at: Date;

  @Column({ type: 'timestamptz', nullable: true })
  paid_at: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  expired_at: Date | null;
}
