import * as z from 'zod/mini';
import { MAX_KEY_LENGTH } from './limits';
import { keySchema } from './text';

/** The path parameter of calls about one product or order. */
export const idInPath = z.object({ id: keySchema(MAX_KEY_LENGTH) });
