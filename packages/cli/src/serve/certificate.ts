/** What a server needs to speak TLS itself: the operator's certificate, or one of its own that nobody has vouched for. */
import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { generate } from 'selfsigned';

export interface Tls {
  readonly cert: string;
  readonly key: string;
}

const DAY = 24 * 60 * 60 * 1000;
/** Browsers refuse longer ones. */
const DAYS = 397;

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${(error as NodeJS.ErrnoException).code ?? String(error)}`);
  }
}

export function readCertificate(certificate: string, key: string): Tls {
  const tls = { cert: read(certificate), key: read(key) };
  try {
    new X509Certificate(tls.cert);
  } catch {
    throw new UsageError(`${certificate} holds no certificate`);
  }
  return tls;
}

/** A certificate that was made before still stands for all of these hosts. */
function stillServes(cert: string, hosts: readonly string[]): boolean {
  try {
    const { validTo, subjectAltName = '' } = new X509Certificate(cert);
    return Date.parse(validTo) > Date.now() + DAY && hosts.every(host => subjectAltName.includes(host));
  } catch {
    return false;
  }
}

/** Kept in the folder, so that a phone that has accepted it once is not asked again. */
export async function ownCertificate(folder: string, hosts: readonly string[]): Promise<Tls> {
  const [cert, key] = [join(folder, 'own-certificate.pem'), join(folder, 'own-key.pem')];
  if (existsSync(cert) && existsSync(key) && stillServes(read(cert), hosts))
    return { cert: read(cert), key: read(key) };
  const now = Date.now();
  const made = await generate([{ name: 'commonName', value: 'Tumblekeep' }], {
    algorithm: 'sha256',
    keyType: 'ec',
    notBeforeDate: new Date(now - DAY),
    notAfterDate: new Date(now + (DAYS - 1) * DAY),
    extensions: [
      { name: 'basicConstraints', cA: false },
      {
        name: 'subjectAltName',
        altNames: hosts.map(host =>
          /^[\d.]+$/.test(host) ? { type: 7 as const, ip: host } : { type: 2 as const, value: host },
        ),
      },
    ],
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(key, made.private, { mode: 0o600 });
  writeFileSync(cert, made.cert);
  return { cert: made.cert, key: made.private };
}
