import type { Plate } from '../lib/plate';
import { harvest } from './harvest';
import { parts } from './parts';
import { seeding } from './seeding';
import { spraying } from './spraying';
import { tillage } from './tillage';
import { tractors } from './tractors';

/** The drawings of all products; the slugs match the seed. */
export const plates: readonly Plate[] = [
  ...tractors,
  ...tillage,
  ...seeding,
  ...spraying,
  ...harvest,
  ...parts,
];
