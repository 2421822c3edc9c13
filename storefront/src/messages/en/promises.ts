export { promises } from '@harrow/contract';
