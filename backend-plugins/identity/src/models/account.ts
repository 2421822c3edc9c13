import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Ties an engine customer to the identity provider's user, and says what that customer may do. */
@Entity({ name: 'shop_account' })
export class Account {
  @PrimaryColumn({ type: 'varchar' })
  customer_id: string;

  @Column({ type: 'varchar' })
  uid: string;

  @Column({ type: 'boolean' })
  email_verified: boolean;

  @Column({ type: 'varchar', nullable: true })
  role: 'admin' | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;
}
