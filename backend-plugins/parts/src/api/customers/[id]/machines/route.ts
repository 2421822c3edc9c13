import { listCustomerMachines } from '@harrow/contract';
import { handle } from '@harrow/plugin-kit';

export const GET = handle(listCustomerMachines, ({ parameters: { id }, services }) =>
  services.ownedMachineService.list({ customerId: id }),
);
