import { getWrittenProduct } from '@harrow/contract';
import { handle, tagOf } from '@harrow/plugin-kit';
import { toProductDto } from '../../../../lib/product';
import { toWrittenDto } from '../../../../lib/product-details';

export const GET = handle(getWrittenProduct, async ({ parameters, req, res, services }) => {
  const product = await services.productManagementService.retrieve(parameters.id);
  // a change of it names this tag in If-Match
  res.set('ETag', tagOf(req, toProductDto(product)));
  return toWrittenDto(product);
});
