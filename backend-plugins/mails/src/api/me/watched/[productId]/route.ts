import { handle } from '@harrow/plugin-kit';
import { getWatch, unwatchProduct, watchProduct } from '@harrow/contract';

export const GET = handle(getWatch, ({ caller, parameters, services }) =>
  services.watchService.find(caller, parameters.productId),
);

export const PUT = handle(watchProduct, ({ caller, parameters, language, services }) =>
  services.watchService.add(caller, parameters.productId, language),
);

export const DELETE = handle(unwatchProduct, ({ caller, parameters, services }) =>
  services.watchService.remove(caller, parameters.productId),
);
