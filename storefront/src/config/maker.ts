export { type Maker, maker } from '@harrow/contract';
