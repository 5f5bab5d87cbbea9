/**
 * A disk in a file, mounted by a loop device. A copy of the file is what a disk would hold if the power had gone at that
 * moment: what a program has written and nobody has synchronised is not in it.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';

const BYTES = 96 * 1024 * 1024;

function run(command: string, ...args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status === 0) return;
  const why = (error?.message ?? stderr).trim();
  throw new UsageError(
    `--power-loss needs a disk in a file, mounted by root with a loop device (Linux): ${command}: ${why}`,
  );
}

/** Mounted, with its file. */
export class Disk {
  readonly #place: string;
  readonly #image: string;
  readonly folder: string;

  private constructor(place: string) {
    this.#place = place;
    this.#image = join(place, 'image');
    this.folder = join(place, 'mounted');
    mkdirSync(this.folder);
  }

  static #mounted(fill: (image: string) => void): Disk {
    const disk = new Disk(mkdtempSync(join(tmpdir(), 'tumblekeep-disk-')));
    try {
      fill(disk.#image);
      run('mount', '-o', 'loop', disk.#image, disk.folder);
      return disk;
    } catch (error) {
      rmSync(disk.#place, { recursive: true, force: true });
      throw error;
    }
  }

  static make(): Disk {
    return Disk.#mounted(image => {
      writeFileSync(image, '');
      truncateSync(image, BYTES);
      run('mkfs.ext4', '-q', '-F', image);
    });
  }

  /** As it is at this moment, on a disk of its own. */
  copy(): Disk {
    return Disk.#mounted(image => copyFileSync(this.#image, image));
  }

  remove(): void {
    // Whatever was prepared by the driver keeps the file open until it is collected.
    run('umount', '--lazy', this.folder);
    rmSync(this.#place, { recursive: true, force: true });
  }
}
