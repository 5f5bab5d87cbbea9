/** Like nothing else on this or any other device. Also on pages without TLS, which have no `randomUUID`. */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
