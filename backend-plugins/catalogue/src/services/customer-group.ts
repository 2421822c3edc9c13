import { CustomerGroupService } from '@medusajs/medusa';
import { BrokenRule } from '../lib/staff-rules';

/** Selects the name of a price list that is for the group $1 and no other. */
const SELECT_ONLY_LIST = `
  SELECT name FROM price_list JOIN price_list_customer_groups own ON own.price_list_id = price_list.id
   WHERE own.customer_group_id = $1 AND deleted_at IS NULL
     AND NOT EXISTS (SELECT FROM price_list_customer_groups other
                      WHERE other.price_list_id = own.price_list_id
                        AND other.customer_group_id <> own.customer_group_id)
   ORDER BY name LIMIT 1`;

/**
 * Replaces the engine's service of this name, so that the deletion of a group never gives its prices to
 * everyone, which a list without groups is for.
 */
export default class GuardedCustomerGroupService extends CustomerGroupService {
  override async delete(groupId: string): Promise<void> {
    const [list]: { name: string }[] = await this.activeManager_.query(SELECT_ONLY_LIST, [groupId]);
    if (list) {
      throw new BrokenRule(
        `The price list “${list.name}” is for this group alone. Remove that list first, or give it another group.`,
      );
    }
    await super.delete(groupId);
  }
}
