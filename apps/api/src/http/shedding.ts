import type { Language } from '@traslado/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import { type BusyPage, busyPage } from './busy-page.ts';
import { type EventLoop, watchEventLoop } from './event-loop.ts';
import { createGivingWay } from './giving-way.ts';
import { kindOf, type LoadKind, loadKinds, patience, share, waitingShare } from './load-kinds.ts';
import { languageOf } from './locale.ts';
import { problemOfRefusal } from './problems.ts';

export type LoadLimits = {
  /** Requests of one kind under way at once, but for its `share`. */
  readonly inFlight: number;
  /** Delay of the event loop, milliseconds. */
  readonly delayMs: number;
  /** The longest that a request waits for a place, milliseconds; by default as long as a refusal is held back. */
  readonly waitMs?: number;
};

type Counts = Record<LoadKind, number>;

/** The present load, for the metrics. */
export type Load = {
  readonly inFlight: Readonly<Counts>;
  /** Requests of a kind that wait for a place. */
  readonly waiting: (kind: LoadKind) => number;
  /** Refused since the start. */
  readonly shed: Readonly<Counts>;
  readonly lateMs: number;
};

export type Shedding = {
  readonly read: () => Load;
  /** True if a request is refused for want of room. Decided once, by the first caller: the log or the hook. */
  readonly refuses: (request: FastifyRequest) => boolean;
  /** Refuses the excess in the app. To be registered before everything that works. */
  readonly register: (app: FastifyInstance) => void;
};

/** Questions about the health of the process. They need their answer, above all when it is full, and are no work for it. */
export const healthUrls: ReadonlySet<string | undefined> = new Set(['/livez', '/readyz']);

/**
 * Delay of a refusal, milliseconds. A client that is refused at once and asks again at once keeps the loop busy with refusals, and admitted
 * requests wait for it.
 */
const holdMs = 1_000;

/** Refusals held at a time; beyond that they are sent at once. */
const mostHeld = 5_000;

/** Time after a late loop without a waiting line, milliseconds: a crowd that goes on is refused at once. */
const crowdedMs = 5_000;

/** Seconds until the next try, in turn: told the same, all would come together again. */
const comeBackAfter = [1, 2, 3] as const;

type Answer = { readonly retryAfter: string; readonly problem: string; readonly page: BusyPage };

/** Made once: a refusal must cost next to nothing. */
const answers: Readonly<Record<Language, readonly Answer[]>> = { en: answersIn('en'), es: answersIn('es') };

function answersIn(language: Language): Answer[] {
  return comeBackAfter.map((retryAfterSeconds) => {
    const { instance, ...problem } = problemOfRefusal(
      new Refused('server.busy', { retryAfterSeconds }),
      language,
      '',
    );
    return {
      retryAfter: String(retryAfterSeconds),
      problem: JSON.stringify(problem),
      page: busyPage(language, retryAfterSeconds),
    };
  });
}

const none = (): Counts => ({ catalogue: 0, stays: 0, pages: 0, sales: 0, payments: 0 });

/** Refusals that are answered a little later, so that nobody asks again at once. */
function createHold() {
  const held = new Set<() => void>();
  return {
    /** Answers at once when too many wait. */
    hold(answer: () => void): void {
      if (held.size >= mostHeld) {
        answer();
        return;
      }
      const go = (): void => {
        clearTimeout(timer);
        held.delete(go);
        answer();
      };
      const timer = setTimeout(go, holdMs);
      held.add(go);
    },
    /** Answers them all. */
    letGo(): void {
      for (const go of [...held]) go();
    },
  };
}

/** Answers a refusal in the language and form of its request. They take turns, so that those who are refused do not all come back at once. */
function createBusyAnswers() {
  let turn = 0;
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    turn += 1;
    const { accept = '', 'accept-language': wish } = request.headers;
    const inTurn = answers[languageOf(wish)];
    const answer = inTurn[turn % inTurn.length] ?? inTurn[0];
    if (!answer) throw new RangeError('there is no answer for who is refused');
    reply.code(503).header('retry-after', answer.retryAfter);
    if (!accept.includes('text/html'))
      return reply.header('content-type', 'application/problem+json; charset=utf-8').send(answer.problem);
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', answer.page.policy)
      .send(answer.page.text);
  };
}

/**
 * Refuses the excess load before any of it is read: 503 with Retry-After. So admitted requests are answered soon, and none waits for an
 * answer that comes too late. A few sales and payments more than there are places wait for one while the loop is in time.
 */
export function createShedding(limits: LoadLimits, loop: EventLoop = watchEventLoop()): Shedding {
  const inFlight = none();
  const shed = none();
  /** The place of a request, or the result of its wish for one. */
  const places = new WeakMap<FastifyRequest, LoadKind | 'waits' | 'refused' | 'given back'>();
  /** Lets in the requests that wait for a place, in the order in which they came. */
  const lines = new Map(loadKinds.map((kind) => [kind, new Set<() => void>()]));
  const waiting = (kind: LoadKind): number => lines.get(kind)?.size ?? 0;
  let crowdedUntil = 0;
  const placesOf = (kind: LoadKind): number => limits.inFlight * share[kind];
  const held = createHold();
  const mustGiveWay = createGivingWay(limits.delayMs / 5);
  const answerBusy = createBusyAnswers();

  function refuses(request: FastifyRequest): boolean {
    const known = places.get(request);
    if (known !== undefined) return known === 'refused';
    if (healthUrls.has(request.routeOptions.url)) return false;
    loop.arrive();
    const kind = kindOf(request);
    const lateMs = loop.lateMs();
    const now = performance.now();
    if (lateMs > limits.delayMs) crowdedUntil = now + crowdedMs;
    const isFull = inFlight[kind] >= placesOf(kind);
    const hasRoomInLine = waiting(kind) < placesOf(kind) * waitingShare[kind];
    const isTooMuch =
      lateMs > limits.delayMs * patience[kind] ||
      mustGiveWay(kind, { money: inFlight.sales + inFlight.payments, lateMs }) ||
      (isFull && !(hasRoomInLine && now >= crowdedUntil));
    if (isTooMuch) refuse(kind, request);
    else if (isFull) places.set(request, 'waits');
    else take(kind, request);
    return isTooMuch;
  }

  function refuse(kind: LoadKind, request: FastifyRequest): void {
    places.set(request, 'refused');
    shed[kind] += 1;
  }

  function take(kind: LoadKind, request: FastifyRequest): void {
    places.set(request, kind);
    inFlight[kind] += 1;
  }

  /**
   * Lets a request in as soon as there is a place for it, or refuses it once it has waited long enough. One that hangs up leaves the line.
   */
  function wait(request: FastifyRequest, reply: FastifyReply, letIn: () => void): void {
    const kind = kindOf(request);
    const line = lines.get(kind);
    const leave = (): void => {
      clearTimeout(timer);
      line?.delete(go);
    };
    const go = (): void => {
      leave();
      take(kind, request);
      letIn();
    };
    const timer = setTimeout(() => {
      leave();
      refuse(kind, request);
      answerBusy(request, reply);
    }, limits.waitMs ?? holdMs);
    reply.raw.once('close', leave);
    line?.add(go);
  }

  function giveBack(request: FastifyRequest): void {
    const kind = places.get(request);
    if (kind === undefined || kind === 'waits' || kind === 'refused' || kind === 'given back') return;
    inFlight[kind] -= 1;
    places.set(request, 'given back');
    const [next] = lines.get(kind) ?? [];
    if (next && inFlight[kind] < placesOf(kind)) next();
  }

  return {
    read: () => ({ inFlight, waiting, shed, lateMs: loop.lateMs() }),
    refuses,
    register(app) {
      app.addHook('onRequest', (request, reply, done) => {
        if (refuses(request)) {
          held.hold(() => answerBusy(request, reply));
          return;
        }
        // A request that hangs up amid its body gets no answer.
        request.raw.once('close', () => {
          if (!request.raw.complete) giveBack(request);
        });
        if (places.get(request) === 'waits') wait(request, reply, done);
        else done();
      });
      // When the answer is made, not when it has arrived: a client that hangs up early leaves the work behind, and it still counts.
      app.addHook('onSend', (request, _reply, _payload, done) => {
        giveBack(request);
        done();
      });
      // No refused request keeps a closing server waiting.
      app.addHook('preClose', async () => held.letGo());
      app.addHook('onClose', async () => loop.close());
    },
  };
}
