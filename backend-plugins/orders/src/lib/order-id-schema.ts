import { textSchema } from '@harrow/http';
import { z } from 'zod';

/** Path of everything below `/orders/{id}`. */
export const orderIdSchema = z.object({ id: textSchema(100) });

/** Body of `PUT /orders/{id}`: shipping is the only change, and there is no way back. */
export const shipOrderSchema = z.object({ shipped: z.literal(true, 'This must be true.') });
