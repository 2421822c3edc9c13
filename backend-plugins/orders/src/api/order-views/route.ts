import { handle } from '@harrow/plugin-kit';
import { addOrderView, listOrderViews } from '@harrow/contract';

export const GET = handle(listOrderViews, ({ caller, services }) =>
  services.orderViewService.list(caller),
);

export const POST = handle(addOrderView, async ({ caller, body, services }) => {
  return { acknowledged: true, insertedId: await services.orderViewService.add(caller, body) };
});
