import { addDays } from '@traslado/domain/time/civil';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { localDateOf, toInstant, toLocal } from '@traslado/domain/time/zone';
import { SWITCHES, type Switch } from '@traslado/feed/feed';
import { SILENT, STORY, type StoryEvent, type StoryFlight } from '@traslado/feed/story';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../db/client.ts';
import type { DemoClock } from '../db/demo-clock.ts';
import { askSoon, findFeed, turnSwitch } from '../db/sandbox-feed.ts';
import { createStaffCookie } from '../http/staff-cookie.ts';
import { type Html, html } from '../mail/html.ts';
import { Refused } from '../refused.ts';
import { sendConsolePage } from './console-page.ts';

/** The speed at which the story's day takes half an hour. */
const FAST = 60;
const zone = 'America/Cancun';

const SAYS: Readonly<Record<Switch, string>> = {
  silent: 'It does not answer.',
  slow: 'It answers after six seconds.',
  wrong: 'Its times are of the year 9999.',
  twice: 'It says everything twice.',
  backwards: 'It tells of an hour ago.',
  out_of_order: 'Every second answer is of an hour ago.',
};

type Happening = {
  readonly at: number;
  readonly key: string;
  readonly guests: readonly string[];
  readonly says: string;
};

export type FlightConsoleDependencies = {
  readonly db: Db;
  readonly demoClock: DemoClock;
  readonly publicUrl: string;
  /** Last names of the guests on a flight of the story. */
  readonly guestsOf: (key: string) => readonly string[];
};

/** The sandbox's feed and the demo's clock, for people who play the story's day. Register it for demo data only. */
export function registerFlightConsole(
  app: FastifyInstance,
  { db, demoClock, publicUrl, guestsOf }: FlightConsoleDependencies,
): void {
  const { requireOwnPage } = createStaffCookie(publicUrl);

  app.get('/dev/flights', async (_request, reply) => {
    const { storyOn, switches } = await findFeed(db);
    const now = demoClock.now();
    const coming = happeningsOf(storyOn, guestsOf).filter(({ at }) => at > now);
    return sendConsolePage(
      reply,
      'Flights',
      html`<h1>Flights</h1>
<p class="soft">It is <b>${shown(now)}</b> in Cancún by the demo’s clock${demoClock.speed() > 1 && html`, ${demoClock.speed()} times as fast`}. All processes follow it.
See <a href="/admin/flight-watch">the flights</a> and <a href="/dev/mail">the letters</a>.</p>
<div class="row">${coming[0] && button('next', `To the next event: ${dayAndTime(coming[0].at)}`)}
${demoClock.speed() > 1 ? button('usual', 'At the usual speed') : button('fast', `${FAST} times as fast`)}
${button('real', 'Back to the real time')}</div>
<p class="soft">Going back leaves what was written meanwhile. <code>npm run demo</code> begins anew, with the story of its next day.</p>
<h2>Next events</h2>
${
  coming.length === 0
    ? html`<p>The story of ${storyOn ?? 'no day'} is over. <code>npm run demo</code> begins anew.</p>`
    : html`<div class="scroll"><table><thead><tr><th>When</th><th>Flight and guests</th><th>What the feed says</th></tr></thead><tbody>${coming.map(
        ({ at, key, guests, says }) =>
          html`<tr><td>${dayAndTime(at)}</td><td>${key}<div class="soft">${guests.join(', ')}</div></td><td>${says}</td></tr>`,
      )}</tbody></table></div>`
}
<h2>Switches of the feed</h2>
<div class="scroll"><table><thead><tr><th>Switch</th><th>What it does</th><th>Now</th></tr></thead><tbody>${SWITCHES.map(
        (name) =>
          html`<tr><td><code>${name}</code></td><td>${SAYS[name]}</td><td>${button(name, switches[name] ? 'On' : 'Off', name)}</td></tr>`,
      )}</tbody></table></div>`,
    );
  });

  app.post('/dev/flights', async (request, reply) => {
    requireOwnPage(request);
    await carryOut(wishOf(request));
    return reply.redirect('/dev/flights', 303);
  });

  async function carryOut(wish: string): Promise<void> {
    const turned = SWITCHES.find((name) => name === wish);
    if (turned) return turnSwitch(db, turned);
    const now = demoClock.now();
    if (wish === 'real') return demoClock.move(null);
    if (wish === 'fast' || wish === 'usual') return demoClock.move(now, wish === 'fast' ? FAST : 1);
    if (wish !== 'next') throw new Refused('route.not_found');
    const { storyOn } = await findFeed(db);
    const coming = happeningsOf(storyOn, guestsOf).filter(({ at }) => at > now);
    const [next] = coming;
    if (!next) return;
    await demoClock.move(next.at, demoClock.speed());
    await askSoon(
      db,
      coming.filter(({ at }) => at === next.at).map(({ key }) => key),
      next.at,
    );
  }
}

function wishOf({ body }: FastifyRequest): string {
  const { wish } = (body ?? {}) as { readonly wish?: unknown };
  return typeof wish === 'string' ? wish : '';
}

/** @param turns the switch that it turns */
const button = (wish: string, says: string, turns?: string): Html =>
  html`<form method="post" action="/dev/flights"><button name="wish" value="${wish}"${turns && html` aria-label="${turns}: ${says}"`}>${says}</button></form> `;

/** The feed's story of its day, in the order of time. */
function happeningsOf(storyOn: string | null, guestsOf: FlightConsoleDependencies['guestsOf']): Happening[] {
  if (storyOn === null) return [];
  const midnight = toInstant(storyOn, '00:00', zone).at;
  const at = (minute: number): number => midnight + minute * MINUTE_MS;
  const silence = [
    { at: at(SILENT.from), key: '', guests: [], says: 'Nothing, of any flight' },
    { at: at(SILENT.until), key: '', guests: [], says: 'It answers again' },
  ];
  const said = STORY.flatMap((flight) =>
    flight.events.map((event) => ({
      at: at(event.at),
      key: flight.key,
      guests: [flight.key, ...(flight.codeshares ?? [])].flatMap(guestsOf),
      says: saysOf(flight, event),
    })),
  );
  return [...said, ...silence].sort((a, b) => a.at - b.at);

  function saysOf(
    { direction }: StoryFlight,
    { cancelled, divertedTo, estimated, actual, belt }: StoryEvent,
  ): string {
    const time = (minute: number): string => clockOf(at(minute), storyOn ?? '');
    const ends = direction === 'arrival' ? 'landed' : 'left';
    return [
      cancelled && { sure: 'canceled', doubtful: 'perhaps canceled', no: 'flies after all' }[cancelled],
      divertedTo && `diverted to ${divertedTo}`,
      actual !== undefined
        ? `${ends} ${time(actual)}`
        : estimated !== undefined && `expected ${time(estimated)}`,
      belt && `bags on belt ${belt}`,
    ]
      .filter(Boolean)
      .join(', ');
  }
}

/** `23:45`, and the day where it is another one. */
function clockOf(at: number, on: string): string {
  const { date, time } = toLocal(at, zone);
  return date === on ? time : `${time} (${date === addDays(on, 1) ? 'the day after' : date})`;
}

const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: zone });

/** `Sat 10:15` */
const dayAndTime = (at: number): string => `${weekdays.format(at)}\u00a0${toLocal(at, zone).time}`;

/** `2026-11-28 10:15` */
const shown = (at: number): string => `${localDateOf(at, zone)} ${toLocal(at, zone).time}`;
