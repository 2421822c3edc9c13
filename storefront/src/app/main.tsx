import '@/styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with id="root".');

/** Resolves after the browser has painted the rendered page, or at once if the page is hidden. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Preloads the page's chunk in parallel with the application, which would request it only later. */
function preload(href: string): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' }));
}

// If the server has rendered the page, delay the application until the first paint.
const { later } = root.dataset;
if (later !== undefined) {
  await painted();
  later.split(' ').forEach(preload);
  // Pages with data have figures, and the first format takes the browser 15 ms: in a separate task,
  // while the scripts are on their way. (The id is that of index.html; its module comes with the shop.)
  if (document.getElementById('harrow-data')?.textContent) (0).toLocaleString();
}
// Evaluated in several tasks, so that the browser can answer input in between.
await import('react-dom/client');
await nextTask();
const { startShop } = await import('./shop');
await nextTask();
startShop(root);
