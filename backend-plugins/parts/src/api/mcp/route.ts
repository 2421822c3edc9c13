import { askAgentTools, listenToAgentTools } from '@harrow/contract';
import { ACCEPTED, handle, ShopError } from '@harrow/plugin-kit';

export const POST = handle(
  askAgentTools,
  async ({ req, body, services }) =>
    (await services.agentToolsService.answer(body, req.get('mcp-protocol-version'))) ?? ACCEPTED,
);

export const GET = handle(listenToAgentTools, () => {
  throw new ShopError('method_not_allowed', 'The shop sends no messages of its own.');
});
