import { itSurvivesDamage } from './damage';

/** For a longer search: `DAMAGED_BOOKS=10000`, which takes a quarter of an hour. */
itSurvivesDamage(Number(process.env.DAMAGED_BOOKS ?? 1000));
