import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A client's review of a product or of the shop. */
@Entity({ name: 'shop_review' })
@Index('shop_review_newest', ['created_at', 'id'])
@Index('shop_review_once', ['customer_id', 'product_id'], { unique: true })
export class Review {
  @PrimaryColumn({ type: 'varchar' })
  id: string;

  /** Null for a review of the shop. */
  @Column({ type: 'varchar', nullable: true })
  product_id: string | null;

  /** Null for an author without an account, and for reviews of earlier versions whose author has none. */
  @Column({ type: 'varchar', nullable: true })
  customer_id: string | null;

  @Column({ type: 'varchar' })
  name: string;

  @Column({ type: 'varchar' })
  email: string;

  @Column({ type: 'text' })
  review: string;

  @Column({ type: 'smallint' })
  point: number;

  /** For an author with an account, triggers keep it: see `sql/reviews.sql`. */
  @Column({ type: 'boolean', default: false })
  verified: boolean;

  /** Null for a review that is shown; a hidden one counts in no rating and is shown to staff alone. */
  @Column({ type: 'varchar', nullable: true })
  hidden_reason: string | null;

  /** The manufacturer's answer. */
  @Column({ type: 'text', nullable: true })
  answer: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  answered_at: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;
}
