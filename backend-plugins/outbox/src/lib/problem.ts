import { z } from 'zod';

/** An error message may repeat an address; codes of this form cannot. */
const CODE = /^[\w.-]{1,60}$/;

const coded = z.object({ code: z.string().regex(CODE) });
const named = z.object({ name: z.string().regex(CODE) });

/** The code of a thrown error, else its name. */
export const problemOf = (error: unknown): string =>
  coded.safeParse(error).data?.code ?? named.safeParse(error).data?.name ?? 'error';
