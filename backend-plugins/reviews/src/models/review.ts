import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A client's review of the shop. */
@Entity({ name: 'shop_review' })
@Index('shop_review_newest', ['created_at', 'id'])
export class Review {
  @PrimaryColumn({ type: 'varchar' })
  id: string;

  @Column({ type: 'varchar' })
  name: string;

  @Column({ type: 'varchar' })
  email: string;

  @Column({ type: 'text' })
  review: string;

  @Column({ type: 'smallint' })
  point: number;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;
}
