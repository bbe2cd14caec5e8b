import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { enter, forgetDrawn, reached, send } from '../../../testing/press.ts';
import { stubServer } from '../../data/stub-server.ts';
import { BackendsPage } from './backends-page.tsx';
import { CheckPart, Found } from './check-part.tsx';
import { SystemPart } from './system-part.tsx';
import type { BackendSystem } from './use-backends.ts';

vi.mock('react/jsx-dev-runtime', async (load) =>
  (await import('../../../testing/press.ts')).keepDrawn(await load()),
);
beforeEach(forgetDrawn);
afterEach(() => void vi.unstubAllGlobals());

const list = exampleOf('listBackends');
const [system] = list.systems;
const [call] = system?.calls ?? [];
const [odd] = call?.odd ?? [];
const [record] = system?.refused ?? [];
if (!system || !call || !odd || !record) throw new Error('the example has too little');

describe('a system of the group', () => {
  const shown = async (change: Partial<BackendSystem>) =>
    (await draw(<SystemPart system={{ ...system, refused: [], ...change }} />)).text;
  const calls = (...changes: Partial<typeof call>[]) => changes.map((one) => ({ ...call, odd: [], ...one }));

  it.each<[Partial<BackendSystem>, string]>([
    [{ calls: [] }, 'Not called yet'],
    [{ calls: calls({}) }, 'Answers|'],
    [{ calls: calls({ is_answered: false, outcome: 'timeout' }) }, 'No answer|'],
    // The last call counts, not those before it.
    [{ calls: calls({}, { is_answered: false }) }, 'Answers|'],
    [{ calls: calls({ odd: [odd] }) }, 'Answers, with records we can’t read'],
    [{ calls: calls({ odd: [{ ...odd, outcome: 'bent' }] }) }, 'Answers|'],
    [{ calls: calls({}), refused: [record] }, 'Answers, with records we can’t read'],
    [{ calls: calls({}), breaker: 'open' }, 'Paused: too many calls failed'],
  ])('%#: its state', async (change, said) => {
    expect(await shown(change)).toContain(`Stays and properties|mobile.group.example|${said}`);
  });

  it.each([
    ['rejected 403', 'Refused (403)'],
    ['timeout', 'No answer in time'],
    ['something new', 'something new'],
  ])('a call that ended in %s', async (outcome, said) => {
    expect(await shown({ calls: calls({ outcome }) })).toContain(`GET /api/v2/properties/all|${said}|`);
  });

  it('tells what was not understood, and how often', async () => {
    const said = await shown({
      calls: calls({
        odd: [
          { ...odd, count: 3 },
          { ...odd, outcome: 'bent', path: 'data[].name' },
        ],
      }),
    });
    expect(said).toContain('Not understood|data[].code: expected text, found nothing|· 3 times');
    expect(said).toContain('1 field written differently|data[].name: expected text, found nothing');
  });

  it('opens three records, and folds the rest', async () => {
    const records = (count: number) =>
      Array.from({ length: count }, (_, place) => ({ ...record, path: `data[${place}].code` }));
    expect(await shown({ refused: records(1) })).toContain(
      '1 record of the catalog left out or uncertain|Properties|· List of properties|',
    );
    expect(await shown({ refused: records(3) })).not.toContain('more|');
    const many = await shown({ refused: records(5) });
    expect(many).toContain('5 records of the catalog');
    expect(many).toContain('2 more|');
  });
});

describe('the page of the systems', () => {
  const shown = (change: Partial<typeof list>) =>
    draw(<BackendsPage />, { answers: [[['staff', 'backends'], { ...list, ...change }]] });

  it('without any says where things come from, and checks nothing', async () => {
    const { text } = await shown({ systems: [] });
    expect(text).toContain(
      'No outside system is connected|Stays, prices, sales and emails are all kept here, and nothing is missing.',
    );
    expect(text).not.toContain('Check with a stay');
  });
  it('says what stops the sale, and what was never read', async () => {
    const { text } = await shown({ parts: [{ part: 'services', read_at: null, is_stopped: true }] });
    expect(text).toContain('Services and rates|Last read: Never|Stopped until it can be read');
    expect((await shown({})).text).not.toContain('Stopped until');
  });
});

describe('a check', () => {
  it('asks with what was typed, in the body alone', async () => {
    const { asked } = stubServer(() => exampleOf('checkBackends'));
    await draw(<CheckPart />);
    await send('Check the systems');
    expect(asked).toEqual([]);
    enter('lastName', ' Rivera ');
    enter('folio', 'BP1');
    await send('Check the systems');
    await reached(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toEqual({ last_name: 'Rivera', folio: 'BP1', flight: '' });
    expect(asked[0]?.line).not.toContain('Rivera');
  });

  it('lists the gaps of a sale in words, else says that it is whole', async () => {
    const found = exampleOf('checkBackends');
    const { text, all } = await draw(
      <Found found={{ ...found, gaps: ['rate_in_force', 'later_gap'] as typeof found.gaps }} />,
    );
    expect(text).toContain('Missing for a sale|The sheet has no rate for the day of the stay.|later_gap|');
    expect(text).toContain('Not called|GET /profile');
    expect(all('h3')).toEqual(['Stays and properties']);
    const whole = await draw(
      <Found found={{ ...found, gaps: [], not_asked: [], systems: [{ ...system, calls: [] }] }} />,
    );
    expect(whole.text).toBe('Everything a sale needs is there');
  });
});
