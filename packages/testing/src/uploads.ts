import { z } from 'zod';
import type { Answer } from './http.ts';

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
  form.append(
    field,
    new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type }),
    name,
  );
  return form;
}

/** Parses the stored image from a response. */
export const imageOf = (answer: Answer) => stored.parse(answer.body).data;

/** Downloads an image as a browser would. */
export async function download(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}
