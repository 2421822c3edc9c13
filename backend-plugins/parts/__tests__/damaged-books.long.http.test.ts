import { itSurvivesDamage } from './damage';

itSurvivesDamage(10_000);
