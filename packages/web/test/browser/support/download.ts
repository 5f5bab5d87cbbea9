/** What the page hands to the downloads of a browser that runs elsewhere. */
import type { Download, Page } from 'playwright-core';

export interface Saved {
  readonly name: string;
  /** One letter a byte. */
  readonly bytes: string;
  readonly text: string;
}

async function read(download: Download): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export async function saved(page: Page, act: () => Promise<unknown>): Promise<Saved> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  const content = await read(download);
  return {
    name: download.suggestedFilename(),
    bytes: content.toString('latin1'),
    text: content.toString('utf8'),
  };
}
