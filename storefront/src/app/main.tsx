import '@/styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with id="root".');

/** Lets the browser paint what the page came with, unless it is not seen at all. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Loads the page's own code beside the application's, which would ask for it only later. */
function preload(href: string): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' }));
}

// Where the page came with all that is seen first, the application does not get in its way.
const { later } = root.dataset;
if (later !== undefined) {
  await painted();
  later.split(' ').forEach(preload);
}
const { startShop } = await import('./shop');
startShop(root);
