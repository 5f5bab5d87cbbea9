/** How a game of DIE in the Dungeon! ended, and what will be told of it. */

import { CheckGame } from '@tumblekeep/page-kit/app/CheckGame.tsx';
import { Claimed } from '@tumblekeep/page-kit/app/Claimed.tsx';
import { exportGame } from '@tumblekeep/page-kit/app/export-game.ts';
import { Page } from '@tumblekeep/page-kit/app/Page.tsx';
import { Refused } from '@tumblekeep/page-kit/app/Refused.tsx';
import { Sentences } from '@tumblekeep/page-kit/app/Sentences.tsx';
import { useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import type { CrawlDeeds, CrawlTale } from '../../../hosted/index.ts';
import { CONTENT, type CreatureId, type Options, texts, type View } from '../../../rules/index.ts';
import { beginCrawl } from '../../begin.ts';
import { CrawlArt, Sign } from '../../CrawlArt.tsx';
import { crawlWorker } from '../../client.ts';
import { ExplainSheet } from '../../Explain.tsx';
import { to } from '../../routes.ts';
import { DungeonMap } from '../../sight/DungeonMap.tsx';
import { words } from '../../words/index.ts';
import '../../crawl.css';
import '../../low.css';
import '../../map.css';
import './end.css';

const told = words.crawl.end;

type Told = CrawlTale & { readonly options: Options; readonly view: View };

interface Found {
  readonly tale?: Told;
  readonly problem?: string;
}

function Deeds({
  id,
  deeds,
  points,
}: {
  readonly id: CreatureId;
  readonly deeds: CrawlDeeds;
  readonly points: number;
}) {
  const rows: readonly (readonly [string, string | number])[] = [
    [told.tiles, deeds.tiles],
    [told.heroes, deeds.heroes],
    [told.epicHeroes, deeds.epicHeroes],
    [told.damage, deeds.damage],
    [told.minions, deeds.minions],
    [told.rolls, told.ofRolls(deeds.successes, deeds.rolls)],
  ];
  return (
    <section className="panel end-deeds" aria-label={texts.creatureName(CONTENT, id)}>
      <h2>
        <CrawlArt id={id} /> {texts.creatureName(CONTENT, id)}
      </h2>
      <p className="end-points">
        <Sign of="points" /> {words.crawl.play.points(points)}
      </p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function EndView({ id, tale }: { readonly id: string; readonly tale: Told }) {
  const { outcome, ending, deeds, highlights, options, view } = tale;
  const [, navigate] = useLocation();
  if (outcome === undefined)
    return (
      <div className="panel">
        <p>{told.notOver}</p>
        <Link href={to.play(id)} className="button primary">
          {words.saves.open}
        </Link>
      </div>
    );
  const hero = outcome.winner ?? options.players[0]?.creature ?? '';
  const isDuel = options.players.length === 2;
  const again = async () => {
    const { map, players } = options;
    const place = await beginCrawl({ options: { map, players } });
    if (place !== undefined) navigate(place);
  };
  return (
    <>
      <section className={`panel end-banner ${outcome.won ? 'end-won' : 'end-lost'}`}>
        <CrawlArt id={hero} className="end-face" />
        <div>
          <h2>
            {isDuel && outcome.winner !== null
              ? told.wonBy(texts.creatureName(CONTENT, outcome.winner))
              : outcome.won
                ? told.won
                : told.lost}
          </h2>
          <p className="end-why">{ending[0]}</p>
          <p>{told.stories[outcome.why]}</p>
        </div>
      </section>
      <div className="end-columns">
        {options.players.map(({ creature }) => {
          const own = deeds[creature];
          return (
            own && <Deeds key={creature} id={creature} deeds={own} points={outcome.points[creature] ?? 0} />
          );
        })}
        <section className="panel" aria-labelledby="end-highlights">
          <h2 id="end-highlights">{told.highlights}</h2>
          <ul className="end-highlights">
            <Sentences lines={highlights} as="li" />
          </ul>
        </section>
      </div>
      <section className="end-map" aria-label={words.crawl.play.dungeon}>
        <DungeonMap view={view} />
      </section>
      <div className="row end-ways">
        <button type="button" className="button primary" onClick={again}>
          {told.again}
        </button>
        <Link href={to.begin()} className="button">
          {told.another}
        </Link>
        <Link href={to.replay(id)} className="button">
          {words.saves.replay}
        </Link>
        <Link href={to.continue} className="button">
          {words.saves.shelf}
        </Link>
        <button type="button" className="button" onClick={() => exportGame(id)}>
          {told.export}
        </button>
      </div>
      <CheckGame id={id} />
    </>
  );
}

export default function CrawlEnd() {
  const { id = '' } = useParams();
  const [found, setFound] = useState<Found>({});
  useEffect(() => {
    let here = true;
    crawlWorker()
      .tale(id)
      .then(
        tale => here && setFound(tale.ok ? { tale: tale.value } : { problem: tale.error.message }),
        (error: unknown) => here && setFound({ problem: String(error) }),
      );
    return () => {
      here = false;
    };
  }, [id]);
  const { tale, problem } = found;
  const title = tale === undefined ? told.title : texts.mapName(CONTENT, tale.options.map);
  return (
    <Page title={title} className="crawl-end">
      {problem !== undefined && <Refused why={problem} />}
      {tale !== undefined && <Claimed />}
      {tale !== undefined && <EndView id={id} tale={tale} />}
      <ExplainSheet />
    </Page>
  );
}
