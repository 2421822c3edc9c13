import { z } from 'zod';
import type { Answer } from '../../../dev/test-support/http.ts';

const stored = z.object({
  data: z.object({
    url: z.string(),
    width: z.number(),
    height: z.number(),
    variants: z.array(z.object({ url: z.string(), width: z.number(), height: z.number() })),
  }),
  success: z.literal(true),
  status: z.literal(200),
});

/** A form with one file. */
export function formOf(
  content: Buffer | string,
  { field = 'image', name = 'photo.png', type = '' } = {},
): FormData {
  const form = new FormData();
  form.append(field, new Blob([content], { type }), name);
  return form;
}

/** The stored picture that an answer tells of. */
export const imageOf = (answer: Answer) => stored.parse(answer.body).data;

/** The picture at an address, as a browser gets it. */
export async function download(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}
