import { discArm } from './disc-arm';
import { foldingRam } from './folding-ram';
import { ptoShaft } from './pto-shaft';
import { ringRoller } from './ring-roller';
import type { Figure } from './sheet';
import { strungFigures } from './strung';
import { transportWheel } from './transport-wheel';

export const figures: readonly Figure[] = [
  discArm,
  transportWheel,
  ptoShaft,
  ringRoller,
  foldingRam,
  ...strungFigures,
];
