export type { AuditedTable } from './lib/audited-tables';
