import type ImageService from './services/image';
import type InterruptedExportService from './services/interrupted-export';
import type PrivateFileService from './services/private-file';

export { openStorage } from './lib/open-storage';
export { MAX_RENDER_MEMORY } from './lib/render-limits';

declare module '@harrow/plugin-kit' {
  interface Services {
    imageService: ImageService;
    interruptedExportService: InterruptedExportService;
    privateFileService: PrivateFileService;
  }
}
