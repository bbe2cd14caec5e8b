/** Long enough for the slowest phone to begin its download. */
const KEEP_MS = 60_000;

/** Hands a document to the browser's downloads under a name. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}

/** Shows a document in a tab that was opened for it; where the browser let none open, it is downloaded under the name. */
export function showFile(blob: Blob, tab: Window | null, name: string): void {
  if (!tab) {
    saveFile(blob, name);
    return;
  }
  const url = URL.createObjectURL(blob);
  tab.location.href = url;
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
