import { handle } from '@harrow/plugin-kit';
import { getWatch, unwatchProduct, watchProduct } from '@harrow/contract';

export const GET = handle(getWatch, ({ caller, parameters, services }) =>
  services.watchService.find(caller, parameters.productId),
);

export const PUT = handle(watchProduct, ({ caller, parameters, services }) =>
  services.watchService.add(caller, parameters.productId),
);

export const DELETE = handle(unwatchProduct, ({ caller, parameters, services }) =>
  services.watchService.remove(caller, parameters.productId),
);
