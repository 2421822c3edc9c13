import { makerOf } from './maker';
import { settings } from './settings';

/** The maker whose shop this is; null in a shop that has not replaced the made-up one. */
export const shownMaker = makerOf(settings.demonstration);
