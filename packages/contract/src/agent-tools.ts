import * as z from 'zod/mini';
import { MAX_KEY_LENGTH } from './limits';
import { operation } from './operation';
import { keySchema } from './text';

/** The versions of the Model Context Protocol that the shop speaks, the latest first. */
export const PROTOCOL_VERSIONS = ['2025-11-25', '2025-06-18'] as const;

const idSchema = z.union([keySchema(MAX_KEY_LENGTH), z.int()]);

/** A message of JSON-RPC 2.0; one without an id is a notification. */
const messageSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.optional(idSchema),
  method: keySchema(MAX_KEY_LENGTH),
  params: z.optional(z.record(z.string(), z.unknown())),
});

export type AgentMessage = z.infer<typeof messageSchema>;

const answerSchema = z.union([
  z.object({
    jsonrpc: z.literal('2.0'),
    id: idSchema,
    result: z.record(z.string(), z.unknown()),
  }),
  z.object({
    jsonrpc: z.literal('2.0'),
    id: idSchema,
    error: z.object({ code: z.int(), message: z.string() }),
  }),
]);

export type AgentAnswer = z.infer<typeof answerSchema>;

export const askAgentTools = operation({
  method: 'post',
  path: '/mcp',
  summary:
    'The Model Context Protocol over streamable HTTP, without sessions: tools that find parts, say what fits a machine and what replaces what, and check a list. They change nothing. A notification is answered by 202.',
  access: 'anyone',
  isTimed: true,
  headers: { 'MCP-Protocol-Version': `${PROTOCOL_VERSIONS.join(' or ')}; any other is a 400.` },
  body: messageSchema,
  answer: answerSchema,
  isAcceptedWithoutAnswer: true,
});

export const listenToAgentTools = operation({
  method: 'get',
  path: '/mcp',
  summary: 'Always 405: this call would wait for messages, and the shop sends none unasked.',
  access: 'anyone',
  answer: z.never(),
  refusals: [405],
});
