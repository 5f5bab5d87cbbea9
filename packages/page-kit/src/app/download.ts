/** Hands something to the browser's downloads. */
export function download(name: string, content: string | Uint8Array | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([content as BlobPart], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The download begins after this task; an address taken back too early gives an empty file.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
