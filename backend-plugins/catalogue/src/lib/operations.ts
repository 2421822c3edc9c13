import { keySchema, operation, pageQuery } from '@harrow/http';
import { z } from 'zod';
import { pieces } from './pieces';
import { presentation } from './product-rules';
import { serviceSchema } from './service-dto';

const productId = z.object({ id: keySchema(100) });

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
  body: z.object({ available: pieces(0) }),
  answer: z.object({
    acknowledged: z.literal(true),
    modifiedCount: z.int(),
    available: z.int(),
  }),
  refusals: [404],
});

export const createService = operation({
  method: 'post',
  path: '/services',
  summary: 'Adds a product.',
  access: 'admin',
  body: z.object({
    ...presentation,
    /** Decimal, in the shop's currency. */
    price: z.number('This must be a number.').positive('This must be more than 0.'),
    available: pieces(0),
    minimum: pieces(1),
  }),
  answer: z.object({ acknowledged: z.literal(true), insertedId: z.string() }),
});

export const deleteService = operation({
  method: 'delete',
  path: '/services/{id}',
  summary: 'Takes a product out of the catalogue; orders keep what they need of it.',
  access: 'admin',
  parameters: productId,
  answer: z.object({ acknowledged: z.literal(true), deletedCount: z.literal(1) }),
  refusals: [404],
});

/** Every call of this plugin. */
export const operations = [listServices, getService, createService, setStock, deleteService];
