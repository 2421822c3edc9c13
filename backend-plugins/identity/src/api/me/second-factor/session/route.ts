import { passSecondFactor } from '@harrow/contract';
import { handle, requireSubject } from '@harrow/plugin-kit';

export const POST = handle(passSecondFactor, ({ caller, body, req, services }) =>
  services.secondFactorService.pass(caller, requireSubject(req), body.code),
);
