import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** Ties an engine customer to the identity provider's user. */
@Entity({ name: 'shop_account' })
@Index('shop_account_oldest', ['created_at', 'customer_id'])
export class Account {
  @PrimaryColumn({ type: 'varchar' })
  customer_id: string;

  @Column({ type: 'varchar' })
  uid: string;

  @Column({ type: 'boolean' })
  email_verified: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;
}
