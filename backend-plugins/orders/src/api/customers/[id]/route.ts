import { handle } from '@harrow/plugin-kit';
import { getCustomer } from '@harrow/contract';

export const GET = handle(getCustomer, ({ parameters, services }) =>
  services.knownCustomerService.retrieve(parameters.id),
);
