import { CustomerGroupService } from '@medusajs/medusa';
import { BrokenRule } from '../lib/staff-rules';
import { statement } from '../lib/statement';

const SELECT_ONLY_LIST = statement('only-list-of-group');

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
