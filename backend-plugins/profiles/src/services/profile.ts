import { type Caller, isOwnEmail, type Services, ShopError } from '@harrow/plugin-kit';
import type { Profile as ProfileDto, ProfileUpdate } from '@harrow/contract';
import { Profile } from '../models/profile';

/** The owner of a profile, as the identity plugin knows them. */
type Person = { customerId: string; email: string; name: string };

/** Returns the profile of a person, who may not have saved one yet. */
function toProfileDto({ email, name }: Person, profile: Profile | null): ProfileDto {
  if (!profile) return { email, name, profession: null, address: null, phone: null, image: null };
  const { profession, city, state, country, phone, image } = profile;
  return { email, name, profession, address: { city, state, country }, phone, image };
}

/** Profiles of customers, keyed by the customer record that a session resolves to. */
export default class ProfileService {
  constructor(private readonly services: Services) {}

  /**
   * Returns the profile of the user with an email. Throws `forbidden` unless the caller is that
   * user or an admin, `not_found` if an admin asks for an unknown user.
   */
  async retrieve(caller: Caller, email: string) {
    const account = isOwnEmail(caller, email) ? caller : await this.findForAdmin(caller, email);
    const profile = await this.services.manager
      .getRepository(Profile)
      .findOneBy({ customer_id: account.customerId });
    return toProfileDto(account, profile);
  }

  /**
   * Saves the caller's profile. Throws `forbidden` if the email in the path or in the body is not
   * the caller's. The name belongs to the account and is not saved.
   */
  async save(caller: Caller, email: string, body: ProfileUpdate): Promise<void> {
    if (!isOwnEmail(caller, email) || !isOwnEmail(caller, body.email)) {
      throw new ShopError('forbidden', 'This is the profile of someone else.');
    }
    const { profession, address, phone, image } = body;
    await this.services.manager.getRepository(Profile).upsert(
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

  /** Deletes the profile of a customer, if there is one. */
  async drop(customerId: string): Promise<void> {
    await this.services.manager.getRepository(Profile).delete({ customer_id: customerId });
  }

  private async findForAdmin(caller: Caller, email: string): Promise<Person> {
    if (caller.role !== 'admin') {
      throw new ShopError('forbidden', 'This is the profile of someone else.');
    }
    return await this.services.accountService.retrieveByEmail(email);
  }
}
