import type ErasureService from './services/erasure';
import type ErasureCompletionService from './services/erasure-completion';
import type PersonalDataService from './services/personal-data';

declare module '@harrow/plugin-kit' {
  interface Services {
    erasureCompletionService: ErasureCompletionService;
    erasureService: ErasureService;
    personalDataService: PersonalDataService;
  }
}
