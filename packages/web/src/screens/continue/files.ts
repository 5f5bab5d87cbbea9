/** Games as files: out of the page and into it. */

/** Hands a text to the browser's downloads. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The download begins after this task; an address taken back too early gives an empty file.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
