import { writeFileSync } from 'node:fs';
import { proxyHeaders } from './proxy-headers.ts';

// node --import tsx storefront/server/proxy-headers-main.ts [FILE]
const [file] = process.argv.slice(2);
const headers = proxyHeaders(process.env.VITE_IMAGE_HOST_URL);
if (file === undefined) process.stdout.write(headers);
else writeFileSync(file, headers);
