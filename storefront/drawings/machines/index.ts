import type { Plate } from '../lib/sheet';
import { harvest } from './harvest';
import { parts } from './parts';
import { seeding } from './seeding';
import { spraying } from './spraying';
import { tillage } from './tillage';
import { tractors } from './tractors';

/** Every product that is drawn; the slugs are those of the seed. */
export const plates: readonly Plate[] = [
  ...tractors,
  ...tillage,
  ...seeding,
  ...spraying,
  ...harvest,
  ...parts,
];
