/** One module for both, because the first page contains the name of everything that is loaded later. */
export { SecondFactorPrompt } from './second-factor-prompt';
export { SecondFactorSection } from './second-factor-section';
