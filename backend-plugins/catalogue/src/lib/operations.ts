import { operation, pageQuery, textSchema } from '@harrow/http';
import { z } from 'zod';
import { serviceSchema } from './service-dto';

const LARGEST_STOCK = 2_147_483_647; // int4, the engine's column

const productId = z.object({ id: textSchema(100) });

export const listServices = operation({
  method: 'get',
  path: '/services',
  summary: 'One page of products for anyone; without paging every product, for any session.',
  access: 'anyone',
  query: pageQuery,
  answer: z.object({ success: z.literal(true), data: z.array(serviceSchema), count: z.int() }),
  refusals: [401],
});

export const getService = operation({
  method: 'get',
  path: '/services/{id}',
  summary: 'One product.',
  access: 'anyone',
  parameters: productId,
  answer: serviceSchema,
  refusals: [404],
});

export const setStock = operation({
  method: 'put',
  path: '/service/{id}',
  summary: 'Sets the stock, for an admin; a customer’s call changes nothing and learns the stock.',
  access: 'session',
  parameters: productId,
  body: z.object({ available: z.number().int().min(0).max(LARGEST_STOCK) }),
  answer: z.object({
    acknowledged: z.literal(true),
    modifiedCount: z.int(),
    available: z.int(),
  }),
  refusals: [404],
});

/** Every call of this plugin. */
export const operations = [listServices, getService, setStock];
