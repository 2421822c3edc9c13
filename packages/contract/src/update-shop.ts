import { modifiedSchema } from './acknowledged';
import { operation } from './operation';
// apart from its schema, which browsers do not load
import { shopChanges } from './shop-settings';

export const updateShop = operation({
  method: 'patch',
  path: '/shop',
  summary:
    'Changes the given members of the face of the shop. Refuses colors that are hard to read, and a VAT id without the maker and the tax that invoices name.',
  access: 'admin',
  duty: 'owner',
  headers: {
    'If-Match':
      'The ETag of `GET /shop` or of `GET /shop/written`: the change is refused if the shop has changed since.',
  },
  body: shopChanges,
  answer: modifiedSchema,
  refusals: [412],
});
