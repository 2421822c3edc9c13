import * as z from 'zod/mini';
import { deletedSchema } from './acknowledged';
import { idInPath } from './id-in-path';
import { MAX_KEY_LENGTH } from './limits';
import { operation } from './operation';
import { serialSchema } from './serials';
import { keySchema } from './text';

const soldMachineSchema = z.object({
  productId: z.string(),
  name: z.string(),
  /** The pieces that were ordered. */
  quantity: z.int(),
  /** The serial numbers that were sent, as typed. */
  delivered: z.array(z.object({ _id: z.string(), serial: z.string() })),
});

export type SoldMachine = z.infer<typeof soldMachineSchema>;

export const listSoldMachines = operation({
  method: 'get',
  path: '/orders/{id}/machines',
  summary:
    'The machines of an order that have serial numbers, with those that were sent; none in an order of parts.',
  access: 'admin',
  duty: 'packer',
  parameters: idInPath,
  answer: z.array(soldMachineSchema),
});

export const addDeliveredMachine = operation({
  method: 'post',
  path: '/orders/{id}/machines',
  summary:
    'Records the serial number of a machine that a paid order sends, and adds the machine to those of the customer. 409 for an order that is not paid, for more numbers than pieces, and for a number that was sent before; 422 for one that is none of the machine, with `suggestions` where some are near.',
  access: 'admin',
  duty: 'packer',
  parameters: idInPath,
  body: z.object({ productId: keySchema(MAX_KEY_LENGTH), serial: serialSchema }),
  status: 201,
  answer: z.object({ acknowledged: z.literal(true), insertedId: z.string() }),
  refusals: [404, 409],
});

export const deleteDeliveredMachine = operation({
  method: 'delete',
  path: '/orders/{id}/machines/{machineId}',
  summary:
    'Deletes a serial number of an order, and the machine that it added to those of the customer.',
  access: 'admin',
  duty: 'packer',
  parameters: z.extend(idInPath, { machineId: keySchema(MAX_KEY_LENGTH) }),
  answer: deletedSchema,
  refusals: [404],
});
