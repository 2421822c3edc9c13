import type AuditService from './services/audit';

declare module '@harrow/plugin-kit' {
  interface Services {
    auditService: AuditService;
  }
}
