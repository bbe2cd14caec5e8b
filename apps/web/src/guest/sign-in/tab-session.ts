import { readSession, type Session } from '../../data/session.ts';
import type { Selection, Stay } from '../stay/stay-session.ts';

/** A guest's session as one tab lends it to another, with the stay that it proves where that was looked up. */
export type Lent = {
  readonly session: Session;
  readonly proved: { readonly stay: Stay; readonly selection: Selection } | null;
};

/** The part of a BroadcastChannel that is used. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

const QUESTION = 'session?';

/** Answers other tabs while this one has a session. */
export function answerTabs(channel: TabChannel, own: () => Lent | null): void {
  channel.addEventListener('message', ({ data }) => {
    const lent = data === QUESTION ? own() : null;
    if (lent) channel.postMessage(lent);
  });
}

/**
 * Asks the other tabs, and takes the newest session that arrives in time.
 * @param inTime resolves when no further answer is waited for
 * @param own the stay of this tab: no other guest's session is taken beside it
 */
export async function askTabs(
  channel: TabChannel,
  inTime: (answered: Promise<void>) => Promise<unknown>,
  own: Pick<Stay, 'resort' | 'confirmationNumber'> | null,
): Promise<Lent | null> {
  const answers: Lent[] = [];
  let tell: () => void;
  const answered = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const listen = ({ data }: MessageEvent): void => {
    const lent = readLent(data);
    if (!lent) return;
    answers.push(lent);
    tell();
  };
  channel.addEventListener('message', listen);
  channel.postMessage(QUESTION);
  await inTime(answered);
  channel.removeEventListener('message', listen);
  return newestFor(own, answers);
}

/** The message of a tab, which may run another version of this page. */
function readLent(data: unknown): Lent | null {
  const { session: sent, proved } = (typeof data === 'object' && data ? data : {}) as Partial<Lent>;
  const session = readSession(sent);
  if (!session) return null;
  const isWhole = proved?.stay?.resort && proved.stay.confirmationNumber && proved.selection;
  return { session, proved: isWhole ? proved : null };
}

/** The newest sign-in ends last: all sessions of guests last equally long. */
function newestFor(
  own: Pick<Stay, 'resort' | 'confirmationNumber'> | null,
  answers: readonly Lent[],
): Lent | null {
  const [newest] = answers
    .filter(
      ({ proved }) =>
        !own ||
        (proved?.stay.resort === own.resort && proved.stay.confirmationNumber === own.confirmationNumber),
    )
    .sort((a, b) => Date.parse(b.session.expires_at) - Date.parse(a.session.expires_at));
  return newest ?? null;
}
