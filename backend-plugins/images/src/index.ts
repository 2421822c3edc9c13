export { operations } from './lib/operations';
