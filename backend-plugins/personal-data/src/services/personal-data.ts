import type { OwnEntry, PersonalData } from '@harrow/contract';
import type {} from '@harrow/images'; // declares its services
import type {} from '@harrow/mails';
import type {} from '@harrow/papers';
import type {} from '@harrow/parts';
import type {} from '@harrow/profiles';
import type {} from '@harrow/reviews';
import { toOrderDto } from '@harrow/orders';
import { type Caller, noSuch, type Services } from '@harrow/plugin-kit';
import { statement } from '../lib/statements';

const ACCOUNT = statement('own-account');
const NOTES = statement('own-notes');
const HISTORY = statement('own-history');

type AccountRow = { since: Date; emailVerified: boolean; groups: string[]; imageKeys: string[] };
/** A note about an order, or about the person. */
type NoteRow = { orderId: string | null; at: Date; text: string };
type EntryRow = Omit<OwnEntry, 'at'> & { at: Date };

/** The notes about an order; null is those about the person. */
const notesAbout = (id: string | null, notes: NoteRow[]) =>
  notes
    .filter(({ orderId }) => orderId === id)
    .map(({ at, text }) => ({ at: at.toISOString(), text }));

/** Collects what the shop keeps about a person. */
export default class PersonalDataService {
  constructor(private readonly services: Services) {}

  /** Returns all data about the caller; orders and reviews are sorted newest first. */
  async collect(caller: Caller): Promise<PersonalData> {
    const { manager, imageService, listService, ownedMachineService } = this.services;
    const { profileService, reviewService, watchService } = this.services;
    const { customerId, email, name } = caller;
    const [account]: AccountRow[] = await manager.query(ACCOUNT, [customerId]);
    if (!account) throw noSuch('account');
    const { since, emailVerified, groups, imageKeys } = account;
    const notes: NoteRow[] = await manager.query(NOTES, [customerId]);
    const history: EntryRow[] = await manager.query(HISTORY, [customerId]);
    return {
      at: new Date().toISOString(),
      account: { _id: customerId, email, name, emailVerified, since: since.toISOString(), groups },
      profile: await profileService.retrieve(caller, email),
      pictures: imageKeys.map((key) => imageService.urlOf(key)),
      list: await listService.current(caller),
      lists: await listService.named(caller),
      watched: await watchService.names(caller),
      machines: await ownedMachineService.list(caller),
      orders: await this.orders(caller, notes),
      notes: notesAbout(null, notes),
      reviews: await reviewService.listOwn(caller),
      history: history.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    };
  }

  private async orders(caller: Caller, notes: NoteRow[]): Promise<PersonalData['orders']> {
    const { orderEventService, paperService, storefrontOrderService } = this.services;
    const orders: PersonalData['orders'] = [];
    for await (const batch of await storefrontOrderService.listAllOf(caller)) {
      const ids = batch.map((row) => row.order_id);
      const events = await orderEventService.listOfOwn(ids);
      const papers = await paperService.listOfOwn(ids);
      for (const row of batch) {
        const id = row.order_id;
        orders.push({
          ...toOrderDto(row),
          events: events.get(id) ?? [],
          papers: papers.get(id) ?? [],
          notes: notesAbout(id, notes),
        });
      }
    }
    return orders;
  }
}
