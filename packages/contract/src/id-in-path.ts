import * as z from 'zod/mini';
import { MAX_HANDLE_LENGTH, MAX_KEY_LENGTH } from './limits';
import { keySchema } from './text';

/** The path parameter of calls about one product or order. */
export const idInPath = z.object({ id: keySchema(MAX_KEY_LENGTH) });

/** The path parameter of calls about one product or category by its name in addresses. */
export const handleInPath = z.object({ handle: keySchema(MAX_HANDLE_LENGTH) });
