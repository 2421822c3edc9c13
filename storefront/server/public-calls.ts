import { addressOf, type Operation } from '@harrow/contract';
import * as z from 'zod/mini';
import type { Read } from './renderer.ts';

type PublicCall<T> = Operation<'anyone', unknown, unknown, unknown, T>;

interface Input {
  parameters?: Record<string, string>;
  query?: Record<string, string | number>;
}

async function send<T>(read: Read, call: PublicCall<T>, { parameters, query }: Input = {}) {
  const { status, body } = await read(addressOf(call, parameters, query));
  return { status, answer: status === 200 ? z.parse(call.answer, JSON.parse(body)) : null };
}

/** Sends a public call of the backend; null if it has nothing there. */
export const answerOrNull = async <T>(read: Read, call: PublicCall<T>, input?: Input) =>
  (await send(read, call, input)).answer;

/** The same for a call that always has an answer. Throws without one. */
export async function answerTo<T>(read: Read, call: PublicCall<T>, input?: Input): Promise<T> {
  const { status, answer } = await send(read, call, input);
  if (answer === null) throw new Error(`The backend answered ${status} to ${call.path}.`);
  return answer;
}
