import { describe, expect, it } from 'vitest';
import { sampleStay } from '../draft/sample-stay.ts';
import { answerTabs, askTabs, type Lent, type TabChannel } from './tab-session.ts';

/** Channels of one origin: each hears the others at once, and never itself. */
function openTabs(): () => TabChannel & { readonly sent: unknown[] } {
  const all: { listeners: Set<(event: MessageEvent) => void> }[] = [];
  return () => {
    const own = { listeners: new Set<(event: MessageEvent) => void>() };
    all.push(own);
    const sent: unknown[] = [];
    return {
      sent,
      postMessage(data: unknown) {
        sent.push(data);
        for (const { listeners } of all.filter((one) => one !== own))
          for (const listen of [...listeners]) listen(new MessageEvent('message', { data }));
      },
      addEventListener: (_: string, listen: unknown) => own.listeners.add(listen as never),
      removeEventListener: (_: string, listen: unknown) => own.listeners.delete(listen as never),
    };
  };
}

const selection = { typeReservation: 'RoundTrip', direction: '', airport: '1', resort: 'BP' } as const;
const stayOf = (folio: string) => sampleStay({ confirmationNumber: folio });
const at = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const lentOf = (token: string, hours: number, folio: string | null = 'BP1-1'): Lent => ({
  session: { token, expires_at: at(hours) },
  proved: folio ? { stay: stayOf(folio), selection } : null,
});
const [ana, ben] = [lentOf('ana', 10), lentOf('ben', 12, 'BP2-1')];

describe('a new tab', () => {
  it.each<[string, readonly (Lent | null)[], string | null, string | null]>([
    ['takes the session of an open one', [ana], null, 'ana'],
    ['takes nothing of tabs without one', [null, null], null, null],
    ['takes nothing where no tab is open', [], null, null],
    ['takes the newest of two guests, whoever answers first', [ben, ana], null, 'ben'],
    ['with a stay of its own takes that of its own guest, newer or not', [ben, ana], 'BP1-1', 'ana'],
    ['with a stay of its own takes no other guest’s', [ben], 'BP1-1', null],
    ['takes a session without a stay', [lentOf('ana', 10, null)], null, 'ana'],
    ['with a stay of its own takes no session that names none', [lentOf('ana', 10, null)], 'BP1-1', null],
    ['takes none that has ended', [lentOf('ana', -1)], null, null],
    ['takes none that is about to end', [lentOf('ana', 0.005)], null, null],
  ])('%s', async (_, tabs, folio, token) => {
    const open = openTabs();
    for (const tab of tabs) answerTabs(open(), () => tab);
    const own = folio === null ? null : stayOf(folio);
    const taken = await askTabs(open(), async () => undefined, own);
    expect(taken?.session.token ?? null).toBe(token);
  });

  it.each<[string, unknown]>([
    ['a word', 'session!'],
    ['nothing', null],
    ['a session without a token', { session: { expires_at: at(1) } }],
    ['a token that is a number', { session: { token: 7, expires_at: at(1) } }],
    ['an end that is no date', { session: { token: 'ana', expires_at: 'soon' } }],
  ])('does not read %s as an answer', async (_, message) => {
    const open = openTabs();
    const other = open();
    other.addEventListener('message', () => other.postMessage(message));
    expect(await askTabs(open(), async () => undefined, null)).toBeNull();
  });

  it('takes the session and no stay of a tab that runs another version', async () => {
    const open = openTabs();
    const other = open();
    other.addEventListener('message', () => other.postMessage({ ...ana, proved: { stay: { folio: 1 } } }));
    const taken = await askTabs(open(), async () => undefined, null);
    expect(taken).toEqual({ ...ana, proved: null });
  });

  it('hears of the first answer', async () => {
    const open = openTabs();
    const asking = askTabs(open(), (answered) => answered, null);
    open().postMessage(ana);
    expect((await asking)?.session.token).toBe('ana');
  });
});

describe('an open tab', () => {
  it.each<[string, unknown, number]>([
    ['the question', 'session?', 1],
    ['another word', 'token?', 0],
    ['an answer to somebody else', ben, 0],
  ])('answers %s as it should', (_, message, answers) => {
    const open = openTabs();
    const channel = open();
    answerTabs(channel, () => ana);
    open().postMessage(message);
    expect(channel.sent).toHaveLength(answers);
  });

  it('answers by the session of the moment', () => {
    const open = openTabs();
    const channel = open();
    let own: Lent | null = ana;
    answerTabs(channel, () => own);
    own = null;
    open().postMessage('session?');
    expect(channel.sent).toEqual([]);
  });
});
