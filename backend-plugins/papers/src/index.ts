// declares the services in use here
import type {} from '@harrow/shop';
import type {} from '@harrow/orders'; // declares its services, which the services here use
import type PaperService from './services/paper';
import type PaperIssueService from './services/paper-issue';

export type { PaperFile } from './lib/send-paper';

declare module '@harrow/plugin-kit' {
  interface Services {
    paperIssueService: PaperIssueService;
    paperService: PaperService;
  }
}
