import { type Caller, isOwnEmail, ShopError } from '@harrow/http';
import type { AccountService } from '@harrow/identity';
import type { EntityManager } from 'typeorm';
import type { ProfileBody } from '../lib/operations';
import { type Person, toProfileDto } from '../lib/profile-dto';
import { Profile } from '../models/profile';

type Container = {
  manager: EntityManager;
  accountService: Pick<AccountService, 'retrieveByEmail'>;
};

type Account = Person & { customerId: string };

/** Profiles of customers, keyed by the customer record that a session resolves to. */
export default class ProfileService {
  private readonly manager: EntityManager;
  private readonly accounts: Container['accountService'];

  constructor(container: Container) {
    this.manager = container.manager;
    this.accounts = container.accountService;
  }

  /**
   * The profile of the user with an email. Throws `forbidden` for everyone but that user and
   * admins, `not_found` where an admin asks for somebody unknown.
   */
  async retrieve(caller: Caller, email: string) {
    const account = isOwnEmail(caller, email) ? caller : await this.findForAdmin(caller, email);
    const profile = await this.manager
      .getRepository(Profile)
      .findOneBy({ customer_id: account.customerId });
    return toProfileDto(account, profile);
  }

  /**
   * Saves the caller's own profile; `email` is the path's. Throws `forbidden` where it or the body's
   * is somebody else's. The name is the account's and not saved here.
   */
  async save(caller: Caller, email: string, body: ProfileBody): Promise<void> {
    if (!isOwnEmail(caller, email) || !isOwnEmail(caller, body.email)) {
      throw new ShopError('forbidden', 'This is the profile of someone else.');
    }
    const { profession, address, phone, image } = body;
    await this.manager.getRepository(Profile).upsert(
      {
        customer_id: caller.customerId,
        ...address,
        profession,
        phone,
        image,
        updated_at: new Date(),
      },
      ['customer_id'],
    );
  }

  /** Drops the profile of a customer, if there is one. */
  async drop(customerId: string): Promise<void> {
    await this.manager.getRepository(Profile).delete({ customer_id: customerId });
  }

  private async findForAdmin(caller: Caller, email: string): Promise<Account> {
    if (caller.role !== 'admin') {
      throw new ShopError('forbidden', 'This is the profile of someone else.');
    }
    return await this.accounts.retrieveByEmail(email);
  }
}
