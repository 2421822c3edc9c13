export type { default as ProfileService } from './services/profile';
