import { repeats } from '@harrow/testing/long-tests';
import { itSurvivesDamage } from './damage';

itSurvivesDamage(repeats(1000));
