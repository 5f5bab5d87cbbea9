/** What other processes tell of a table that is open here, too. */
import { readDown } from '@tumblekeep/protocol';
import type { HereNews, News, PassedNews } from '../broker/port.ts';
import type { Room } from './room.ts';

/** What may be passed on as it came. */
const PASSED: ReadonlySet<string> = new Set(['said', 'reacted', 'aimed', 'nudged']);

function pass(room: Room, { to, message: told }: PassedNews): void {
  const message = readDown(told);
  if (message === undefined || !PASSED.has(message.type)) return;
  for (const guest of room.guests) if (to === null || guest.seats.includes(to)) room.tell(guest, message);
}

/** Who is here by way of this process. */
export const hereNews = ({ chairs, guests, settings }: Room, asks: boolean): HereNews => ({
  type: 'here',
  from: settings.process,
  seats: chairs.presence.devices,
  watchers: [...guests].filter(({ seats }) => seats.length === 0).length,
  asks,
});

export async function hearNews(room: Room, news: News): Promise<void> {
  switch (news.type) {
    case 'lines': {
      const heard = await room.table.hear(news.at, news.lines);
      // A store that is away is asked again a little later.
      if (!heard.ok && heard.error.code !== 'storage')
        room.settings.trouble(new Error(`news were not understood: ${heard.error.sentence}`));
      return;
    }
    case 'table':
      return room.reload();
    case 'here':
      room.chairs.hearHere(news, room.settings.now());
      if (news.asks && room.guests.size > 0) room.publish(hereNews(room, false));
      room.presenceChanged();
      return;
    case 'hold':
      return room.hold.hear(news.seat ?? undefined);
    case 'agree':
      room.chairs.agree(news.absent, news.seats, news.agrees);
      room.companyChanged();
      return;
    case 'passed':
      return pass(room, news);
  }
}
