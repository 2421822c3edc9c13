import {
  type AnswerOf,
  type BodyOf,
  type addOrderView,
  type listOrderViews,
  MAX_ORDER_VIEWS,
} from '@harrow/contract';
import {
  breaksUnique,
  type Caller,
  noSuch,
  type Services,
  ShopError,
  sqlStatement,
} from '@harrow/plugin-kit';
import { generateEntityId } from '@medusajs/medusa';

type View = AnswerOf<typeof listOrderViews>[number];

const VIEWS = sqlStatement('@harrow/orders', 'order-views');
const ADD = sqlStatement('@harrow/orders', 'add-order-view');
const RENAME = 'UPDATE order_view SET name = $2 WHERE id = $1 RETURNING id';
const REMOVE = 'DELETE FROM order_view WHERE id = $1 RETURNING id';

const NAME_KEY = 'order_view_name';

function asTaken(error: unknown): never {
  if (!breaksUnique(error, NAME_KEY)) throw error;
  const message = 'Another view has this name.';
  throw new ShopError('conflict', message, { code: 'name_taken', fields: { name: message } });
}

/** The saved views of the list of orders. All staff who may see the list may change them. */
export default class OrderViewService {
  constructor(private readonly services: Services) {}

  /** Returns the views, those of the caller first. */
  async list({ customerId }: Caller): Promise<View[]> {
    return await this.services.manager.query(VIEWS, [customerId]);
  }

  /** Saves a view and returns its id. Throws `conflict` for a name that is taken, or if there are too many views. */
  async add({ customerId }: Caller, { name, query }: BodyOf<typeof addOrderView>): Promise<string> {
    const id = generateEntityId('', 'view');
    const values = [id, name, query, customerId, MAX_ORDER_VIEWS];
    const added = await this.services.manager.query<unknown[]>(ADD, values).catch(asTaken);
    if (added.length > 0) return id;
    throw new ShopError(
      'conflict',
      `There are ${MAX_ORDER_VIEWS} views already. Remove one first.`,
      {
        code: 'too_many_views',
      },
    );
  }

  /** Renames a view. Throws `not_found`, or `conflict` for a name that is taken. */
  async rename(id: string, name: string): Promise<void> {
    const [renamed] = await this.services.manager
      .query<[unknown[]]>(RENAME, [id, name])
      .catch(asTaken);
    if (renamed.length === 0) throw noSuch('view');
  }

  /** Removes a view. Throws `not_found`. */
  async remove(id: string): Promise<void> {
    const [removed]: [unknown[]] = await this.services.manager.query(REMOVE, [id]);
    if (removed.length === 0) throw noSuch('view');
  }
}
