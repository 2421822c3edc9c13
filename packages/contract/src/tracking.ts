import * as z from 'zod/mini';
import { webAddressSchema } from './file-url';
import { MAX_TRACKING_NUMBER_LENGTH } from './limits';
import { lineSchema } from './text';

/** A shipment's number at the carrier, and the carrier's page about it. */
export const trackingSchema = z.object({
  number: lineSchema(MAX_TRACKING_NUMBER_LENGTH),
  url: z.optional(webAddressSchema),
});

export type Tracking = z.infer<typeof trackingSchema>;
