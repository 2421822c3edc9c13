/** The time after which a saved file is released; browsers have opened it long before. */
const RELEASE_MS = 60_000;

/** Has the browser save a file that the page has made. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS);
}
