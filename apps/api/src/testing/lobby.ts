import { setTimeout as sleep } from 'node:timers/promises';
import { fillPath } from '@traslado/contract/route';
import { routes } from '@traslado/contract/routes';

/**
 * A resort's Wi-Fi: everybody in the lobby has one address, and one of them may be guessing. Played against one process or several, by any
 * sender of requests.
 */

export type LobbyAnswer = { readonly status: number; readonly text: string };

/** Sends a request from the lobby's address. */
export type LobbySend = (request: {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly form?: Readonly<Record<string, string>>;
}) => Promise<LobbyAnswer>;

export type LobbyGuest = {
  readonly hotel: string;
  readonly lastName: string;
  readonly folio: string;
  readonly arrivalOn: string;
  /** A paid booking, whose letter the guest opens. */
  readonly couponId?: string;
};

export type LobbyReport = {
  /** Guests who got everything they asked for. */
  readonly served: number;
  /**
   * Refusals of right requests by call, status and code, such as `findStay 429 stay.too_many_tries`; typos and questions for the date left
   * out.
   */
  readonly refused: ReadonlyMap<string, number>;
  /** Guests who were asked for their arrival date as well. */
  readonly askedForDate: number;
  /** Duration of each right look-up, milliseconds, in order. */
  readonly lookUpMs: readonly number[];
  readonly attacker: {
    readonly tries: number;
    /** Refused as wrong. */
    readonly wrong: number;
    /** Not read. */
    readonly unread: number;
    /** Answers with another guest's data. */
    readonly hits: number;
  };
};

export type Lobby = {
  readonly send: LobbySend;
  readonly guests: readonly LobbyGuest[];
  /** Pause between one guest and the next, milliseconds. */
  readonly everyMs: number;
  /** One guest in so many mistypes their name first; 20 is 5 %. */
  readonly typoOneIn: number;
  readonly attack: {
    /** Tries under way at once; 0: no attack. */
    readonly hands: number;
    readonly mostTries: number;
    /** Time of the attack before the first guest comes, milliseconds. */
    readonly headStartMs: number;
  };
};

const codeOf = ({ text }: LobbyAnswer): string => {
  try {
    return String((JSON.parse(text) as { code?: unknown }).code ?? '');
  } catch {
    return '';
  }
};

const lookUpPath = (lastName: string, folio: string, arrivalOn?: string): string =>
  fillPath(routes.findStay.path, { lastname: lastName, folio }) +
  (arrivalOn === undefined ? '' : `?arrival=${arrivalOn}`);

/** Plays it until every guest is through. */
export async function playLobby({ send, guests, everyMs, typoOneIn, attack }: Lobby): Promise<LobbyReport> {
  const refused = new Map<string, number>();
  const lookUpMs: number[] = [];
  let served = 0;
  let askedForDate = 0;
  let isOver = false;

  const refuse = (call: string, answer: LobbyAnswer) => {
    const what = `${call} ${answer.status} ${codeOf(answer)}`.trim();
    refused.set(what, (refused.get(what) ?? 0) + 1);
  };
  const logIn = async (): Promise<string | null> => {
    const answer = await send({
      method: 'POST',
      path: routes.loginSystem.path,
      form: { username: 'web' },
    });
    if (answer.status === 200) return (JSON.parse(answer.text) as { id: { token: string } }).id.token;
    refuse('loginSystem', answer);
    return null;
  };

  /** The guest's token, once the stay is found. */
  const lookUp = async (app: string, guest: LobbyGuest): Promise<string | null> => {
    const startedAt = performance.now();
    let answer = await send({ method: 'GET', path: lookUpPath(guest.lastName, guest.folio), token: app });
    if (answer.status === 428) {
      askedForDate += 1;
      const path = lookUpPath(guest.lastName, guest.folio, guest.arrivalOn);
      answer = await send({ method: 'GET', path, token: app });
    }
    if (answer.status !== 200) {
      refuse('findStay', answer);
      return null;
    }
    lookUpMs.push(performance.now() - startedAt);
    return (JSON.parse(answer.text) as { session: { token: string } }).session.token;
  };

  const come = async (guest: LobbyGuest, index: number): Promise<void> => {
    await sleep(index * everyMs);
    const app = await logIn();
    if (app === null) return;
    if (index % typoOneIn === typoOneIn - 1)
      await send({ method: 'GET', path: lookUpPath(`${guest.lastName}x`, guest.folio), token: app });
    const token = await lookUp(app, guest);
    if (token === null) return;
    const asked = [
      [
        'listServicesForSale',
        `${fillPath(routes.listServicesForSale.path, { hotel: guest.hotel })}?is_round_trip=1`,
        app,
      ],
      [
        'searchFlight',
        fillPath(routes.searchFlight.path, {
          codeFlight: 'AM',
          numberFlight: '58',
          type: 'A',
          dateFlight: guest.arrivalOn,
        }),
        app,
      ],
      ...(guest.couponId === undefined
        ? []
        : [['getLetter', fillPath(routes.getLetter.path, { coupon_id: guest.couponId }), token] as const]),
    ] as const;
    let isServed = true;
    for (const [call, path, bearer] of asked) {
      const answer = await send({ method: 'GET', path, token: bearer });
      // A flight that the schedule does not know is an answer, too.
      if (answer.status === 200 || codeOf(answer) === 'flight.not_found') continue;
      isServed = false;
      refuse(call, answer);
    }
    if (isServed) served += 1;
  };

  const attacker = { tries: 0, wrong: 0, unread: 0, hits: 0 };
  /** Guesses the names of the guests around and numbers near theirs; with a day of theirs once a day is asked for. */
  const guess = async (hand: number): Promise<void> => {
    const app = await logIn();
    if (app === null) return;
    const names = [...new Set(guests.map(({ lastName }) => lastName))];
    let needsDate = false;
    for (let turn = hand; !isOver && attacker.tries < attack.mostTries; turn += attack.hands) {
      attacker.tries += 1;
      const lastName = names[(turn * 7) % names.length] ?? 'Smith';
      const folio = `BP${String(300_000 + ((turn * 7_919) % 600_000))}-1`;
      const day = needsDate ? guests[turn % guests.length]?.arrivalOn : undefined;
      const path =
        turn % 2 === 0
          ? lookUpPath(lastName, folio, day)
          : `${routes.searchCoupon.path}?${new URLSearchParams({
              coupon: `7K3QW${String(10_000 + turn).replaceAll(/[01]/g, '2')}`,
              last_name: lastName,
              ...(day !== undefined && { arrival: day }),
            })}`;
      const answer = await send({ method: 'GET', path, token: app });
      if (answer.status === 428 || answer.status === 429) attacker.unread += 1;
      else if (answer.text.includes('"session"')) attacker.hits += 1;
      else attacker.wrong += 1;
      if (answer.status === 428) needsDate = turn % 3 !== 0;
      // A refused guest goes on after a pause, so that the loop does not spin.
      if (answer.status === 428 || answer.status === 429) await sleep(50);
    }
  };

  const attacking = Array.from({ length: attack.hands }, (_, hand) => guess(hand));
  if (attack.hands > 0) await sleep(attack.headStartMs);
  await Promise.all(guests.map(come));
  isOver = true;
  await Promise.all(attacking);
  lookUpMs.sort((a, b) => a - b);
  return { served, refused, askedForDate, lookUpMs, attacker };
}

/** The value below which so many percent lie, of values in order. */
export const percentile = (inOrder: readonly number[], percent: number): number =>
  inOrder[Math.min(inOrder.length - 1, Math.floor((inOrder.length * percent) / 100))] ?? 0;
