import { desk } from './desk';
import { hero } from './hero';
import { promos } from './promos';
import type { Scene } from './scene';
import { sketch } from './sketch';
import { states } from './states';

/** All scenes. */
export const scenes: readonly Scene[] = [hero, ...promos, ...states, desk, sketch];
