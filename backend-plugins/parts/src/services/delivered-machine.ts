import { type addDeliveredMachine, type BodyOf, type SoldMachine } from '@harrow/contract';
import { breaksUnique, noSuch, type Services, ShopError } from '@harrow/plugin-kit';
import { generateEntityId } from '@medusajs/medusa';
import { readSerial } from '../lib/known-serial';
import { serialsOf } from '../lib/machine-row';
import { statement } from '../lib/statement';

const SOLD = statement('sold-machines');
const ORDER = statement('order-of-machine');
/** Its own statement, because one that has waited for a lock still counts what it saw before. */
const LOCK = 'SELECT FROM storefront_order WHERE order_id = $1 FOR NO KEY UPDATE';
const ADD = `INSERT INTO delivered_machine (id, order_id, product_id, serial, serial_key, owned_id)
             VALUES ($1, $2, $3, $4, $5, $6)`;
const DELETE = `DELETE FROM delivered_machine WHERE order_id = $1 AND id = $2 RETURNING owned_id AS "ownedId"`;
const DELETE_OWNED = 'DELETE FROM owned_machine WHERE id = $1';

type OrderRow = {
  customerId: string;
  isPaid: boolean;
  handle: string;
  pieces: number;
  delivered: number;
};

type DeletedRow = { ownedId: string | null };

const refused = (code: string, message: string) => new ShopError('conflict', message, { code });

function asSent(error: unknown): unknown {
  if (!breaksUnique(error, 'delivered_once')) return error;
  return refused('serial_sent', 'A machine with this serial number was sent before.');
}

/** Records which machines were sent, by their serial numbers. */
export default class DeliveredMachineService {
  constructor(private readonly services: Services) {}

  /** Returns the machines of an order that have serial numbers, with those that were sent. */
  async list(orderId: string): Promise<SoldMachine[]> {
    return await this.services.manager.query<SoldMachine[]>(SOLD, [orderId]);
  }

  /**
   * Records the serial number of a machine of an order and returns its id. Adds the machine to those of the customer,
   * unless they have it or have no room for it. Throws `not_found` for an unknown order or a machine that is not in it,
   * `invalid_body` for a number that is none of the machine, and `conflict` if the order is not paid, or if all its
   * pieces have numbers, or if the number was sent before.
   */
  async add(
    orderId: string,
    { productId, serial }: BodyOf<typeof addDeliveredMachine>,
  ): Promise<string> {
    const { machineService, manager: database, ownedMachineService } = this.services;
    const id = generateEntityId('', 'sent');
    await database
      .transaction(async (manager) => {
        await manager.query(LOCK, [orderId]);
        const [order]: OrderRow[] = await manager.query(ORDER, [orderId, productId]);
        if (!order) throw noSuch('machine');
        if (!order.isPaid) throw refused('order_unpaid', 'This order is not paid.');
        if (order.delivered >= order.pieces) {
          throw refused('all_sent', 'All pieces of this machine have a serial number.');
        }
        const machine = await machineService.find(order.handle);
        const { key } = readSerial(serialsOf(machine), serial);
        const machineSent = { productId, serial, serialKey: key };
        const ownedId = await ownedMachineService.keepSent(manager, order.customerId, machineSent);
        await manager.query(ADD, [id, orderId, productId, serial, key, ownedId]);
      })
      .catch((error: unknown) => {
        throw asSent(error);
      });
    return id;
  }

  /** Deletes a serial number of an order, and the machine that it added. Throws `not_found`. */
  async delete(orderId: string, id: string): Promise<void> {
    await this.services.manager.transaction(async (manager) => {
      const [[deleted]]: [DeletedRow[]] = await manager.query(DELETE, [orderId, id]);
      if (!deleted) throw noSuch('serial number');
      if (deleted.ownedId) await manager.query(DELETE_OWNED, [deleted.ownedId]);
    });
  }
}
