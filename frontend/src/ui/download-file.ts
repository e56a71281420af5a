/** The download has read the file by then. */
const READ_AFTER_MS = 10_000;

/** Hands the browser a file to keep under this name. */
export function downloadFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), READ_AFTER_MS);
}

/** The same for an answer of the server, under the name that the server gave it. */
export async function downloadAnswer(response: Response, fallbackName: string): Promise<void> {
  const name = /filename="?([\w.-]+)"?/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  downloadFile(name ?? fallbackName, await response.blob());
}
