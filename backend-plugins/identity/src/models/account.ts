import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** Links an engine customer to a user of the identity provider. */
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
