import { type AgentAnswer, type AgentMessage, PROTOCOL_VERSIONS } from '@harrow/contract';
import { parseBody, type Services, ShopError } from '@harrow/plugin-kit';
import * as z from 'zod/mini';
import { AGENT_TOOLS, type AgentTool } from '../lib/agent/tools';
import { optionsSchema } from '../lib/options';

/** Codes of JSON-RPC 2.0. */
const METHOD_NOT_FOUND = -32601;
const INVALID_PARAMS = -32602;

const INSTRUCTIONS =
  'A shop of a maker of agricultural machines. Part numbers are understood in any spelling. Ask for the serial number of a machine before you say that a part fits: parts change with it. Never say that a part fits if the verdict is not yes. You cannot buy: give the person the link.';

/** Refusals that an agent can mend. */
const MENDABLE = new Set(['invalid_body', 'not_found', 'conflict']);

const callSchema = z.object({ name: z.string(), arguments: z._default(z.unknown(), {}) });
const initializeSchema = z.object({ protocolVersion: z.string() });

type Outcome = { result: Record<string, unknown> } | { error: { code: number; message: string } };

const isSpoken = (version: string | undefined): boolean =>
  PROTOCOL_VERSIONS.some((known) => known === version);

const describe = ({ name, title, description, input }: AgentTool) => ({
  name,
  title,
  description,
  inputSchema: z.toJSONSchema(input, { io: 'input' }),
  annotations: { readOnlyHint: true, openWorldHint: false },
});

const asContent = (value: unknown, isError: boolean) => ({
  content: [{ type: 'text', text: JSON.stringify(value) }],
  ...(!isError && { structuredContent: value }),
  isError,
});

/** Answers the messages of agents: the Model Context Protocol without sessions. */
export default class AgentToolsService {
  private readonly storefrontUrl: string;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    this.storefrontUrl = optionsSchema.parse(options).storefrontUrl;
  }

  /**
   * Returns the answer to a message, and undefined to a notification. Throws `bad_request` for a version of the protocol
   * that the shop does not speak.
   */
  async answer(
    { id, method, params = {} }: AgentMessage,
    version: string | undefined,
  ): Promise<AgentAnswer | undefined> {
    if (version !== undefined && !isSpoken(version)) {
      throw new ShopError('bad_request', `The shop speaks ${PROTOCOL_VERSIONS.join(' and ')}.`);
    }
    if (id === undefined) return undefined;
    return { jsonrpc: '2.0', id, ...(await this.outcome(method, params)) };
  }

  private async outcome(method: string, params: Record<string, unknown>): Promise<Outcome> {
    switch (method) {
      case 'initialize':
        return { result: initialized(params) };
      case 'ping':
        return { result: {} };
      case 'tools/list':
        return { result: { tools: AGENT_TOOLS.map(describe) } };
      case 'tools/call':
        return await this.call(params);
      default:
        return { error: { code: METHOD_NOT_FOUND, message: `There is no method ${method}.` } };
    }
  }

  private async call(params: Record<string, unknown>): Promise<Outcome> {
    const given = callSchema.safeParse(params);
    const tool = AGENT_TOOLS.find(({ name }) => name === given.data?.name);
    if (!tool || !given.data) {
      return { error: { code: INVALID_PARAMS, message: 'There is no such tool.' } };
    }
    try {
      const input = parseBody(tool.input, given.data.arguments);
      const value = await tool.run(input, {
        services: this.services,
        storefrontUrl: this.storefrontUrl,
      });
      return { result: asContent(value, false) };
    } catch (error) {
      return { result: asContent(mendable(error), true) };
    }
  }
}

function initialized(params: Record<string, unknown>) {
  const asked = initializeSchema.safeParse(params).data?.protocolVersion;
  return {
    protocolVersion: isSpoken(asked) ? asked : PROTOCOL_VERSIONS[0],
    capabilities: { tools: {} },
    serverInfo: { name: 'harrow', title: 'Harrow', version: '1' },
    instructions: INSTRUCTIONS,
  };
}

/** Returns what an agent is told about a refusal. Throws every other error again. */
function mendable(error: unknown) {
  if (!(error instanceof Error) || !('type' in error) || !MENDABLE.has(String(error.type))) {
    throw error;
  }
  const { message, fields, details } = error as ShopError;
  return { message, ...(fields && { fields }), ...details };
}
