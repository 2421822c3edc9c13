import { desk } from './desk';
import { heroes } from './hero';
import { promos } from './promos';
import type { Scene } from './scene';
import { sketch } from './sketch';
import { states } from './states';

/** All scenes. */
export const scenes: readonly Scene[] = [...heroes, ...promos, ...states, desk, sketch];
