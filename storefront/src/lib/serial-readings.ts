import * as z from 'zod/mini';
import type { ApiError } from '@/lib/http/api-error';

const detailsSchema = z.object({ suggestions: z.array(z.string()) });

/** Returns the likely readings of a serial number that the backend has refused. */
export const readingsIn = ({ details }: Pick<ApiError, 'details'>): string[] =>
  detailsSchema.safeParse(details).data?.suggestions ?? [];
