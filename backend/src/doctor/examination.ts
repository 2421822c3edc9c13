import type { Environment } from '../config/environment';
import type { Finding } from './finding';

/** The valid settings; a setting that is missing or wrong is undefined. */
export type Given = Partial<Environment>;

export type Examination = {
  about: string;
  /** The settings without which it cannot begin. */
  needs: readonly (keyof Environment)[];
  /** Examines one service. What it throws becomes a finding. */
  examine: (given: Given, variables: NodeJS.ProcessEnv) => Promise<Finding[]>;
};
