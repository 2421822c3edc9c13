import {
  addDeliveredMachine,
  deleteDeliveredMachine,
  listSoldMachines,
  type Order,
} from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';
import { orderKey } from '@/lib/query-keys';

export const soldMachinesKey = (id: string) => [...orderKey(id), 'machines'];

/** Reads the machines of a paid order that have serial numbers, with those that were sent. */
export function useSoldMachines({ _id, paid }: Order) {
  return useQuery({
    queryKey: soldMachinesKey(_id),
    queryFn: () => call(listSoldMachines, { parameters: { id: _id } }),
    enabled: paid,
  });
}

/** Records the serial number of a machine that an order sends. Throws `ApiError`. */
export const addSerial = (id: string, productId: string, serial: string) =>
  call(addDeliveredMachine, { parameters: { id }, body: { productId, serial } });

/** Deletes a serial number of an order. Throws `ApiError`. */
export const deleteSerial = (id: string, machineId: string) =>
  call(deleteDeliveredMachine, { parameters: { id, machineId } });
