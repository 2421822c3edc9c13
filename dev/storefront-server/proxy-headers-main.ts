import { proxyHeaders } from './proxy-headers.ts';

// node --import tsx dev/storefront-server/proxy-headers-main.ts > storefront-headers.conf.template
process.stdout.write(proxyHeaders(process.env.VITE_IMAGE_HOST_URL));
