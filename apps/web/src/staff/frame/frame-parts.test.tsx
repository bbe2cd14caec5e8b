import { ProblemError } from '@traslado/contract/client';
import { menuFor } from '@traslado/domain/access/menu';
import { type Permission, permissionsOf } from '@traslado/domain/access/permissions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, drawHook } from '../../../testing/draw.tsx';
import { enter, forgetDrawn, press, propsOf, reached, send } from '../../../testing/press.ts';
import { notify } from '../../components/notification.ts';
import { stubServer } from '../../data/stub-server.ts';
import type { Locale } from '../../i18n/locale.ts';
import { askedPrices } from '../session/unusual-prices.ts';
import type { Person } from '../session/use-profile.ts';
import { AskNote } from './ask-note.tsx';
import { DataTable } from './data-table.tsx';
import { DayQuestion } from './day-question.tsx';
import { FilterBar, setOf } from './filter-bar.tsx';
import { FailureOf, FormDialog } from './form-dialog.tsx';
import { isJustSaved, JUST_SAVED } from './just-saved.ts';
import { KeptQuestions, type KeptTexts } from './kept-questions.tsx';
import { Loading } from './loading.tsx';
import { MenuBar } from './menu-bar.tsx';
import { keepRowHeight, useRowHeight } from './row-height.ts';
import { keepSlash, readSlash } from './shortcuts.ts';
import { StaffMenu, Waiting } from './staff-menu.tsx';
import { StaffShell } from './staff-shell.tsx';
import { endUndo, offeredUndo, offerUndo } from './undo.ts';
import { UndoBar } from './undo-bar.tsx';
import { UnusualPricesDialog } from './unusual-prices-dialog.tsx';
import { useAboutWords } from './use-about-words.ts';
import { useMenu } from './use-menu.ts';
import { keepWaitingCounts } from './waiting-counts.ts';

const screen = vi.hoisted(() => ({ isNarrow: false }));
vi.mock('../../components/use-media.ts', () => ({ useMedia: () => screen.isNarrow }));
vi.mock('../../components/notification.ts', () => ({ notify: vi.fn() }));
vi.mock('../../components/page-value.ts', () => import('../../../testing/live-page-value.ts'));
vi.mock('react/jsx-dev-runtime', async (load) =>
  (await import('../../../testing/press.ts')).keepDrawn(await load()),
);

beforeEach(() => {
  screen.isNarrow = false;
  keepWaitingCounts({});
  forgetDrawn();
  vi.mocked(notify).mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const personWith = (permissions: readonly Permission[], more: Partial<Person> = {}): Person =>
  ({
    username: 'ana.ruiz',
    name: 'Ana Ruiz',
    email: null,
    roles: [],
    role_titles: {},
    permissions,
    needs_second_factor: false,
    menu: menuFor(permissions, true),
    ...more,
  }) as Person;
const concierge = personWith(permissionsOf(['concierge']));
const administrator = personWith(permissionsOf(['administrator']));

describe('the menu', () => {
  const Shown = ({ person }: { person: Person }) => <StaffMenu menu={useMenu(person)} />;
  const shown = (person: Person, address: string, locale: Locale = 'en-US') =>
    draw(<Shown person={person} />, { address, locale });
  const names = (links: string[]) => links.map((link) => link.slice(link.indexOf(' ') + 1));

  it.each<[string, Person, string[]]>([
    [
      'an administrator',
      administrator,
      ['Today', 'Bookings', 'Messages', 'Day lists', 'Prices', 'Money', 'Reports', 'Settings'],
    ],
    ['a person of payments', personWith(['payments:see', 'payments:handle']), ['Today', 'Money']],
    ['a person of one page', personWith(['audit:see']), ['Today', 'Reports']],
    ['nobody in particular', personWith([]), []],
  ])('of %s', async (_, person, sections) => {
    expect(names((await shown(person, '/admin/profile')).links())).toEqual(sections);
  });

  it('is in the language of the person', async () => {
    const { links } = await shown(administrator, '/admin/profile', 'es-MX');
    expect(names(links())).toEqual(expect.arrayContaining(['Precios', 'Dinero', 'Ajustes']));
  });

  it('unfolds the section of the page on screen alone, and marks that page', async () => {
    const { html, links } = await shown(administrator, '/admin/rates/12');
    expect(html.match(/aria-expanded="true"/g)).toHaveLength(1);
    expect(html).toMatch(/aria-expanded="true"[^>]*aria-label="Pages of Prices"/);
    expect(
      /aria-current="page"[^>]*href="([^"]*)"|href="([^"]*)"[^>]*aria-current="page"/
        .exec(html)
        ?.slice(1)
        .find(Boolean),
    ).toBe('/admin/rates');
    expect(names(links())).toContain('Regions');
    expect(names(links())).not.toContain('Payments');
  });

  it('marks the page of a tab that the menu does not list', async () => {
    const { html } = await shown(administrator, '/admin/publishing-checks/rules/7');
    expect(html).toMatch(/aria-expanded="true"[^>]*aria-label="Pages of Prices"/);
    expect(html).toMatch(/<a(?=[^>]*aria-current="page")[^>]*href="\/admin\/publishing-checks"/);
  });

  it('leads a section without a page of its own to the first that the person may work on', async () => {
    expect((await shown(administrator, '/admin')).links()).toContain('/admin/rates Prices');
    const tariffs = personWith(['change-sets:see', 'change-sets:change']);
    expect((await shown(tariffs, '/admin')).links()).toContain('/admin/change-sets Prices');
  });

  it('has no button where nothing is folded', async () => {
    const { html } = await shown(administrator, '/admin');
    expect(html).not.toContain('Pages of Messages');
    expect(html).toContain('Pages of Today');
  });

  it('counts what waits beside its section', async () => {
    keepWaitingCounts({ today: 120, messages: 1, bookings: 0 });
    const { text } = await shown(administrator, '/admin');
    expect(text).toContain('Today|99+|120 waiting|');
    expect(text).toContain('Messages|1|1 waiting|');
    expect(text).toContain('Bookings|Messages');
  });

  it.each([
    [0, ''],
    [99, '99|99 waiting'],
    [100, '99+|100 waiting'],
  ])('%i that wait', async (count, said) => {
    expect((await draw(<Waiting count={count} />)).text).toBe(said);
  });
});

describe('the foot of a phone', () => {
  const Shown = ({ person, isOpen }: { person: Person; isOpen: boolean }) => (
    <MenuBar menu={useMenu(person)} panel="panel" isOpen={isOpen} onToggle={() => undefined} />
  );
  it('has the first four sections and the way to all', async () => {
    const { links, all } = await draw(<Shown person={administrator} isOpen={false} />);
    expect(links()).toEqual([
      '/admin Today',
      '/admin/bookings Bookings',
      '/admin/messages Messages',
      '/admin/day-lists Day lists',
    ]);
    expect(all('button')).toEqual(['Menu']);
  });
  it('marks the section of the page, but not behind the open menu', async () => {
    const address = '/admin/bookings/41';
    const closed = await draw(<Shown person={administrator} isOpen={false} />, { address });
    expect(closed.html.match(/aria-current="true"/g)).toHaveLength(1);
    const open = await draw(<Shown person={administrator} isOpen />, { address });
    expect(open.html).not.toContain('aria-current');
  });
});

describe('the frame', () => {
  const shown = (person: Person, locale: Locale = 'en-US') =>
    draw(
      <StaffShell person={person} onAim={() => undefined}>
        <p>The page</p>
      </StaffShell>,
      { locale },
    );

  it('says who is signed in, with the roles by their titles', async () => {
    const person = {
      ...concierge,
      roles: ['desk', 'own'],
      role_titles: { desk: { en: 'Front desk', es: 'Recepción' } },
    };
    expect((await shown(person)).text).toContain('Ana Ruiz|Front desk, own|');
    expect((await shown(person, 'es-MX')).text).toContain('Recepción, own');
    expect((await shown(person)).links().join()).toContain('/admin/profile ');
  });

  it('leads nowhere before the second step is set up', async () => {
    const { links, html } = await shown(personWith([], { needs_second_factor: true }));
    expect(links().join()).not.toContain('/admin');
    expect(html).not.toContain('Go to…');
  });

  it('has the search for a person with pages', async () => {
    expect((await shown(concierge)).html).toContain('aria-label="Go to…"');
    expect((await shown(personWith([]))).html).not.toContain('aria-label="Go to…"');
  });
});

describe('what was done and can be undone', () => {
  const offer = (undo: () => Promise<string | null>) => offerUndo('Message closed.', undo);
  afterEach(() => {
    const offered = offeredUndo();
    if (offered) endUndo(offered);
  });

  it('is offered with its key and its seconds, and told', async () => {
    offer(async () => null);
    const { text } = await draw(<UndoBar />);
    expect(text).toMatch(/^Message closed\. Press Z to undo\.\|Message closed\.\|\d+\|Undo\|Z$/);
  });

  it('is nothing without a deed', async () => {
    expect((await draw(<UndoBar />)).text).toBe('');
  });

  it.each([
    [null, 'Undone.', 'good'],
    ['A colleague has it now.', 'A colleague has it now.', 'bad'],
    ['', 'We couldn’t undo it.', 'bad'],
  ] as const)('is undone once: %j', async (refusal, said, look) => {
    offer(async () => refusal);
    await draw(<UndoBar />);
    press('Undo');
    await reached(() => expect(notify).toHaveBeenCalledWith(said, look));
    expect(offeredUndo()).toBeNull();
  });
});

describe('rows', () => {
  type Row = { readonly id: number; readonly name: string; readonly note: string | null };
  const rows: Row[] = [
    { id: 1, name: 'Ana', note: 'here' },
    { id: 2, name: 'Eva', note: null },
  ];
  const onSort = vi.fn();
  const shown = (given: readonly Row[] | undefined = rows, direction: 'asc' | 'desc' = 'asc') =>
    draw(
      <DataTable
        caption="People"
        columns={[
          { id: 'name', head: 'Name', sort: 'name', cell: ({ name }) => name },
          { id: 'id', head: 'Number', sort: 'id', cell: ({ id }) => String(id) },
          { id: 'note', head: 'Note', cell: ({ note }) => note },
        ]}
        rows={given}
        keyOf={({ id }) => id}
        sort="name"
        direction={direction}
        onSort={onSort}
      />,
    );

  it('are a table whose chosen head says its order', async () => {
    const { all, html } = await shown();
    expect(all('tr')).toEqual(['Name|Number|Note', 'Ana|1|here', 'Eva|2']);
    expect(html.match(/aria-sort="\w+"/g)).toEqual(['aria-sort="ascending"']);
    expect((await shown(rows, 'desc')).html).toContain('aria-sort="descending"');
    expect(all('button')).toEqual(['Name', 'Number']);
  });

  it.each([
    ['asc', 'Name', 'name', 'desc'],
    ['desc', 'Name', 'name', 'asc'],
    ['desc', 'Number', 'id', 'asc'],
    ['asc', 'Number', 'id', 'asc'],
  ] as const)('in order %s, the head %s asks for %s %s', async (direction, head, ...asked) => {
    await shown(rows, direction);
    press(head);
    expect(onSort).toHaveBeenLastCalledWith(...asked);
  });

  it('are cards without room, which have no line for an empty cell', async () => {
    screen.isNarrow = true;
    expect((await shown()).all('li')).toEqual(['Ana|Number|1|Note|here', 'Eva|Number|2']);
  });

  it('on their way keep their place and say so', async () => {
    const { html, all } = await draw(
      <DataTable
        caption="People"
        columns={[{ id: 'a', head: 'A', cell: () => 'a' }]}
        rows={undefined}
        keyOf={() => 1}
      />,
    );
    expect(html).toContain('aria-busy="true"');
    expect(all('tr').slice(1)).toEqual(['', '', '', '', '']);
  });
});

describe('an answer on its way', () => {
  const refetch = vi.fn();
  const failed = (code: string) =>
    new ProblemError({ type: 'about:blank', title: '', status: 404, code, detail: '', instance: '' });
  const shown = (query: object) =>
    draw(
      <Loading
        query={{ isError: false, refetch, ...query }}
        texts={{ failed: 'We couldn’t load it.' }}
        missing={{ code: 'coupon.not_found', title: 'No such booking', text: 'It may be of another resort.' }}
      />,
    );

  it('is nothing once it is here, and a place before', async () => {
    expect((await shown({ data: {} })).html).toBe('');
    expect((await shown({})).html).toContain('animate-breathe');
  });
  it('that is missing says so, with nothing to try again', async () => {
    const { text, all } = await shown({ isError: true, error: failed('coupon.not_found') });
    expect(text).toBe('No such booking|It may be of another resort.');
    expect(all('button')).toEqual([]);
  });
  it.each([failed('auth.forbidden'), new TypeError('offline')])(
    'that failed is asked for again: %#',
    async (error) => {
      const { text } = await shown({ isError: true, error });
      expect(text).toBe('We couldn’t load it.|Try again');
      press('Try again');
      expect(refetch).toHaveBeenCalled();
    },
  );
});

describe('a failure of a dialog', () => {
  it.each([
    [null, ''],
    [undefined, ''],
    ['', ''],
    ['Not now.', 'Not now.'],
    [{ title: 'Gone', text: 'It was deleted.' }, 'Gone|It was deleted.'],
    [{ text: 'unread', banner: <b>Own words</b> }, 'Own words'],
  ])('%j', async (failure, said) => {
    expect((await draw(<FailureOf failure={failure} />)).text).toBe(said);
  });
});

describe('a note that is asked for', () => {
  const words = {
    title: 'Why?',
    label: 'Note',
    hint: 'Colleagues read it.',
    save: 'Save',
    saving: 'Saving…',
    done: 'Noted.',
    cancel: 'Cancel',
    notSaved: 'Not saved.',
  };
  const shown = async (outcome: string | null) => {
    const work = vi.fn(async () => outcome);
    await draw(<AskNote words={words} work={work} onClose={() => undefined} />);
    return work;
  };

  it('has its key beside the button that it presses', async () => {
    const note = <AskNote words={words} work={async () => null} onClose={() => undefined} />;
    expect((await draw(note)).text).toContain('Save|Ctrl|↵|Cancel');
  });
  it('is not sent empty', async () => {
    const work = await shown(null);
    await send('Why?');
    expect(work).not.toHaveBeenCalled();
  });
  it('is sent as it was typed, and thanked for', async () => {
    const work = await shown(null);
    enter('note', 'The guest called.');
    await send('Why?');
    await reached(() => expect(notify).toHaveBeenCalledWith('Noted.', 'good'));
    expect(work).toHaveBeenCalledWith('The guest called.');
  });
  it.each([
    ['In the words of the server.', 'In the words of the server.'],
    ['', 'Not saved.'],
  ])('that was refused says why: %j', async (refusal, said) => {
    await shown(refusal);
    enter('note', 'The guest called.');
    expect(await propsOf(FormDialog).onSave({ note: 'The guest called.' })).toBe(said);
    await send('Why?');
    await reached(() => expect(propsOf(FormDialog).form.control.state.isSubmitting).toBe(false));
    expect(propsOf(FormDialog).form.getValues()).toEqual({ note: 'The guest called.' });
    expect(notify).not.toHaveBeenCalled();
  });
});

describe('questions that are kept', () => {
  const texts: KeptTexts = {
    kept: 'Saved lists',
    keptBy: (name, by) => `${name} · by ${by}`,
    choose: 'Choose',
    keep: 'Save this list',
    keepText: 'It is there next time.',
    name: 'Name',
    nameMissing: 'Enter a name',
    share: 'Share it',
    keepIt: 'Save list',
    keeping: 'Saving…',
    keptNow: (name) => `${name} is saved.`,
    notKept: 'We couldn’t save it.',
    forget: 'Delete this list',
    forgotten: 'The list was deleted.',
  };
  const own = { id: 3, name: 'Mine', by: 'ana', is_own: true };
  const theirs = { id: 4, name: 'Late', by: 'eva', is_own: false };
  const onOpen = vi.fn();
  const forget = vi.fn(async (_: number) => undefined);
  const shown = (kept: (typeof own)[], shownId: number | null) =>
    draw(
      <KeptQuestions
        texts={texts}
        kept={kept}
        shown={shownId}
        onOpen={onOpen}
        keep={async () => undefined}
        forget={forget}
      >
        <i>Pin</i>
      </KeptQuestions>,
    );

  it('name their author where it is another person', async () => {
    expect((await shown([own, theirs], null)).all('option')).toEqual(['Choose', 'Mine', 'Late · by eva']);
    expect((await shown([], null)).all('label')).toEqual([]);
  });
  it.each([
    [null, ['Save this list'], false],
    [4, ['Save this list'], true],
    [3, ['Save this list', 'Delete this list'], true],
    // The one on screen was deleted elsewhere.
    [9, ['Save this list'], false],
  ])('are deleted by their author alone: %j', async (id, buttons, isPinned) => {
    const { all, text } = await shown([own, theirs], id);
    expect(all('button')).toEqual(buttons);
    expect(text.includes('Pin')).toBe(isPinned);
  });
  it('tell whether one could be deleted', async () => {
    await shown([own], 3);
    press('Delete this list');
    await reached(() => expect(notify).toHaveBeenCalledWith('The list was deleted.', 'good'));
    forget.mockRejectedValueOnce(new TypeError('offline'));
    press('Delete this list');
    await reached(() => expect(notify).toHaveBeenCalledWith('We couldn’t save it.', 'bad'));
    expect(forget.mock.calls).toEqual([[3], [3]]);
  });
});

describe('the day of a list', () => {
  const texts = { form: 'Day', labels: { day: 'Day' }, before: 'Day before', after: 'Day after' };
  it.each([
    ['Day before', '2026-03-01', '2026-02-28'],
    ['Day after', '2026-12-31', '2027-01-01'],
  ])('%s %s', async (button, day, to) => {
    const onDay = vi.fn();
    await draw(
      <DayQuestion texts={texts} day={day} onDay={onDay} set={[]}>
        CUN
      </DayQuestion>,
    );
    press(button);
    expect(onDay).toHaveBeenCalledWith(to);
  });
});

describe('the filters of a list', () => {
  const options = [
    { value: 'all', label: 'All' },
    { value: 'active', label: 'Active' },
  ];
  const onChoose = vi.fn();
  const status = (value: string) => setOf({ label: 'Status', value, options, onChoose });

  it.each([
    ['all', []],
    ['active', ['Status: Active']],
    ['gone', ['Status: gone']],
  ])('that is %s is set: %j', (value, said) => {
    expect(status(value).map(({ text }) => text)).toEqual(said);
  });

  it('stand behind one button, with the number and the words of those that are set', async () => {
    const { all, html } = await draw(
      <FilterBar set={[...status('active'), { text: 'Country: Sweden', remove: onChoose, isAlone: true }]}>
        <select />
      </FilterBar>,
    );
    expect(all('button')).toEqual(['Filters|2', 'Status: Active', 'Country: Sweden']);
    expect(html).toMatch(/aria-expanded="false" aria-controls="([^"]+)".* id="\1" data-open="false"/s);
    expect(html.match(/<li class="is-alone">/g)).toHaveLength(1);
    press('Remove filter: Status: Active');
    expect(onChoose).toHaveBeenLastCalledWith('all');
  });

  it('that are none have no list and no number', async () => {
    const { all } = await draw(<FilterBar set={[]}>nothing</FilterBar>);
    expect([all('button'), all('ul')]).toEqual([['Filters'], []]);
  });
});

describe('prices that are surely wrong', () => {
  const price = {
    catalogue: 'rates' as const,
    id: 4,
    title: { en: 'Economy to Bahía Perla', es: 'Económico a Bahía Perla' },
    field: 'price' as const,
    currency: 'USD',
    from: '2026-12-01',
    new: 8.4,
    old: 84,
    neighbour: 90,
    neighbour_name: 'High season',
  };
  const zone = {
    catalogue: 'airports' as const,
    id: null,
    title: { en: 'Cancún', es: 'Cancún' },
    field: 'time_zone' as const,
    new: 'America/Mexico_City',
    countries: ['DO', 'JM'],
    expected: ['America/Santo_Domingo', 'America/Jamaica'],
  };
  const shown = async (
    rows: (typeof price | typeof zone | object)[],
    total = rows.length,
    locale: Locale = 'en-US',
  ) => {
    const answer = vi.fn();
    askedPrices.set({ prices: { total, rows: rows as (typeof price)[] }, answer });
    return { answer, ...(await draw(<UnusualPricesDialog />, { locale })) };
  };
  afterEach(() => askedPrices.set(null));

  it('stand beside the number before and the next one', async () => {
    const { text } = await shown([price]);
    expect(text).toContain('Is this price correct?');
    expect(text).toContain('New|USD 8.40|Before|USD 84.00|Next to it|USD 90.00|High season');
    expect(text).toContain('It is correct|Change it');
    expect((await shown([{ ...price, old: null, neighbour: null }])).text).not.toMatch(/Before|Next to it/);
  });

  it('are counted, beyond those that are shown', async () => {
    const { text } = await shown([price, { ...price, id: 5 }], 22);
    expect(text).toContain('Are these 22 prices correct?');
    expect(text).toContain('And 20 more.');
    expect(text).toContain('They are correct|Change them');
  });

  it('of an exchange rate have a reason of their own', async () => {
    const { text } = await shown([
      { ...price, catalogue: 'exchange-rates', field: 'rate', currency: 'MXN', new: 25 },
    ]);
    expect(text).toContain('The exchange rate changes by more than 20%.');
    expect(text).toContain('25 MXN');
  });

  it('or of another country’s clock show the clocks of the country', async () => {
    const { text } = await shown([zone]);
    expect(text).toContain('Is this time zone correct?');
    expect(text).toContain(
      'New|Mexico City (UTC−6)|Dominican Republic, Jamaica|Santo Domingo (UTC−4), Jamaica (UTC−5)',
    );
    const many = { ...zone, expected: Array<string>(5).fill('Asia/Tokyo') };
    const four = Array<string>(4).fill('Tokyo (UTC+9)').join(', ');
    expect((await shown([many])).text).toContain(`${four}, …`);
    expect((await shown([zone], 1, 'es-MX')).text).toContain('República Dominicana, Jamaica');
  });

  it.each([
    ['It is correct', true],
    ['Change it', false],
  ])('are answered: %s', async (words, isCorrect) => {
    const { answer } = await shown([price]);
    press(words);
    expect(answer).toHaveBeenCalledWith(isCorrect);
  });
});

describe('the subject of a row', () => {
  it.each([
    ['flights', 'frozen,unknown', 'Ride on hold: the guest has to choose · Unknown flight'],
    ['flights', 'new_trouble', 'new_trouble'],
    ['soon', 'flight_unknown', 'Flight not in the schedule that day at this airport'],
    ['soon', '', ''],
    ['messages', 'A question, with a comma', 'A question, with a comma'],
    ['disputes', 'needs_response · fraudulent · Visa', 'The guest did not make this payment · Visa'],
    ['disputes', 'a_new_reason', 'No reason given'],
  ] as const)('%s: %s', async (queue, about, said) => {
    expect((await drawHook(useAboutWords))(queue, about)).toBe(said);
  });
  it('is worded in Spanish, too', async () => {
    const words = await drawHook(useAboutWords, { locale: 'es-MX' });
    expect(words('flights', 'frozen')).toBe('Traslado en pausa: el huésped debe elegir');
  });
});

describe('this device', () => {
  it('keeps the height of rows and the key of the search', async () => {
    const { device } = stubServer(() => ({}));
    expect([await drawHook(useRowHeight), readSlash()]).toEqual(['close', true]);
    keepRowHeight('wide');
    keepSlash(false);
    expect([await drawHook(useRowHeight), readSlash()]).toEqual(['wide', false]);
    expect(Object.fromEntries(device)).toEqual({ rowHeight: '"wide"', slash: 'false' });
  });

  it.each([
    [JUST_SAVED, true],
    [null, false],
    ['justSaved', false],
    [{ other: 1 }, false],
  ])('knows a page that a form led to: %j', (state, is) => expect(isJustSaved(state)).toBe(is));
});
