/** The delay before a file is released; by then, the browser has opened it. */
const RELEASE_MS = 60_000;

/** Releases the file of an object URL after the delay, and returns the URL. */
export function releaseLater(address: string): string {
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS);
  return address;
}

/** Has the browser save a file that the page has made. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = releaseLater(URL.createObjectURL(file));
  link.download = name;
  link.click();
}
