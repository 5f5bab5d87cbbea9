/** What is said to whoever wants phones of the same network at the table. */
import { drawQr } from './qr.ts';

export function howToJoin(origin: string | undefined, port: number, isSecure: boolean): readonly string[] {
  if (origin === undefined) return ['This machine is in no network: nobody else can join.'];
  return [
    '',
    drawQr(`${origin}/`),
    '',
    `Phones in this network open ${origin}/ or look at the picture above.`,
    `If they cannot reach it, let port ${port} (TCP) through the firewall of this machine.`,
    isSecure
      ? 'The certificate was made here: browsers warn once; go on, and the phone may be swung to throw.'
      : 'To throw by swinging the phone itself, start with --https: browsers give motion sensors to nobody else.',
  ];
}
