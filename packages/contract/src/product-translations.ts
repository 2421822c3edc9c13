import * as z from 'zod/mini';
import { idInPath } from './id-in-path';
import { operation } from './operation';
import { productTranslations } from './product-rules';

// A separate module, because its answer has the rules of what staff write, which browsers would load.

export const getProductTranslations = operation({
  method: 'get',
  path: '/services/{id}/translations',
  summary:
    'The texts of a product in other languages than English, as `PATCH /services/{id}` takes them.',
  access: 'admin',
  duty: 'manager',
  parameters: idInPath,
  answer: z.object(productTranslations),
  refusals: [404],
});
