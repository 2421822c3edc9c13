export { MAX_RENDER_MEMORY } from './lib/render-limits';
