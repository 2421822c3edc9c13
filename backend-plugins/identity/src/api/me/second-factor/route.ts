import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
} from '@harrow/contract';
import { handle, requireSubject } from '@harrow/plugin-kit';

export const GET = handle(getSecondFactor, ({ caller, services }) =>
  services.secondFactorService.retrieve(caller),
);

export const POST = handle(beginSecondFactor, ({ caller, req, services }) =>
  services.secondFactorService.begin(caller, requireSubject(req)),
);

export const PUT = handle(confirmSecondFactor, ({ caller, body, req, services }) =>
  services.secondFactorService.confirm(caller, requireSubject(req), body.code),
);

export const DELETE = handle(removeSecondFactor, async ({ caller, body, services }) => {
  await services.secondFactorService.remove(caller, body.code);
  return { acknowledged: true as const, deletedCount: 1 as const };
});
