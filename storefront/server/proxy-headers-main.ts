import { proxyHeaders } from './proxy-headers.ts';

// node --import tsx storefront/server/proxy-headers-main.ts > storefront-headers.conf.template
process.stdout.write(proxyHeaders(process.env.VITE_IMAGE_HOST_URL));
