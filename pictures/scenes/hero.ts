import { dimension } from '../lib/sheet';
import { fieldTractorBody } from '../machines/tractors';
import type { Scene } from './scene';

/** The tractor of the home page's sheet, which has the grid and the ground. */
export const hero: Scene = {
  name: 'hero',
  left: 20,
  top: 44,
  width: 760,
  height: 516,
  draw: () => fieldTractorBody() + dimension(98, 702, 4480),
};
