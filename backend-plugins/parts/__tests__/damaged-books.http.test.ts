import { itSurvivesDamage } from './damage';

itSurvivesDamage(60);
