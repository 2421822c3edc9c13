import { type Maker, maker } from './maker';
import { settings } from './settings';

/** The maker whose shop this is; null in a shop that has not replaced the made-up one. */
export const shownMaker: Maker | null = settings.demonstration || !maker.isMadeUp ? maker : null;
