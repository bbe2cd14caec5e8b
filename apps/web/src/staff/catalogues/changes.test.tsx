import type { BatchRow } from '@traslado/contract/schemas/catalogue-batches';
import { airlines } from '@traslado/domain/catalogues/airlines';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { exchangeRates } from '@traslado/domain/catalogues/exchange-rates';
import { factsOfWire, wireOf } from '@traslado/domain/catalogues/facts';
import { rates } from '@traslado/domain/catalogues/rates';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, drawHook } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { filledForm, hasForm, keepingForms } from '../../../testing/forms.ts';
import { problem, stubServer } from '../../data/stub-server.ts';
import { staff as en } from '../../i18n/en/staff.ts';
import { staff as es } from '../../i18n/es/staff.ts';
import type { Locale } from '../../i18n/locale.ts';
import { ratesScreen } from '../prices/rates-screen.ts';
import { regionsScreen } from '../regions/screen.tsx';
import { profileKey } from '../session/staff-session.ts';
import { askedPrices } from '../session/unusual-prices.ts';
import { BatchRows, shownRows } from './batch-rows.tsx';
import { BrokenPricesBanner } from './broken-prices.tsx';
import { BulkForm } from './bulk-form.tsx';
import { BulkPage } from './bulk-page.tsx';
import { BulkTable } from './bulk-table.tsx';
import { bulkValuesOf, checkBulk, setOf } from './bulk-values.ts';
import { columnsAnswer, OUT } from './columns-question.tsx';
import { DeleteRow } from './delete-row.tsx';
import { ApplyFile, FileOutcome } from './file-change.tsx';
import { FileQuestions } from './file-questions.tsx';
import { templateOf } from './file-template.ts';
import { KeepButton } from './keep-button.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { RowPage } from './row-page.tsx';
import type { AnyScreen } from './screen.ts';
import { StaleDialog } from './stale-dialog.tsx';
import { aimOf, changeOf, meantOf, toldOf, useBulk } from './use-bulk.ts';
import { type FileChange, useFileChange } from './use-file-change.ts';
import { useImport } from './use-import.ts';
import { fileSource, useKeep } from './use-keep.ts';
import { useRowWrites } from './use-row-writes.ts';
import { useDifferences, useValueText } from './use-value-text.ts';

vi.mock('../../components/use-media.ts', async (original) => ({
  ...(await original<object>()),
  useMedia: (query: string) => query.includes('min-width'),
}));
vi.mock('../../components/form.tsx', async (original) => keepingForms(await original()));
beforeEach(() => void vi.stubGlobal('window', { history: { state: null } }));

const { lists } = en;
const nothing = () => undefined;
const ofRates = ratesScreen as unknown as AnyScreen;
const ofRegions = regionsScreen as unknown as AnyScreen;
const ofAirlines: AnyScreen = { definition: airlines, icon: 'plane' };
const rate = exampleOf('getRate').rate;
const [batchRow] = exampleOf('bulkUpdateRates').rows;
if (!batchRow) throw new Error('the example has no row');
const labels = [
  ['staff', 'rates', 'labels'],
  { service_id: { 111: 'BP · Shuttle', 112: 'BP · Van' } },
] as const;

describe('a bulk change', () => {
  it('sets what rows can share: no text, no key, nothing of a row alone', () => {
    expect(Object.keys(bulkValuesOf(rates))).toEqual([
      'priority',
      'price',
      'adult_price',
      'minor_price',
      'valid_to',
      'pax_max',
    ]);
    expect(bulkValuesOf(airlines)).toEqual({ active: '' });
  });

  it.each<[Definition, string, string, unknown, string | null]>([
    [rates, 'price', '84,5', 84.5, null],
    [rates, 'price', 'much', null, 'amount.invalid'],
    [rates, 'price', '', null, 'field.required'],
    [rates, 'priority', '100', 100, 'field.out_of_range'],
    [rates, 'pax_max', '', null, null],
    [rates, 'valid_to', '2029-02-30', '2029-02-30', 'date.invalid'],
    [airlines, 'active', 'yes', true, null],
    [airlines, 'active', 'no', false, null],
    [airlines, 'active', '', null, 'field.required'],
  ])('of %o: %s “%s”', (definition, name, typed, value, code) => {
    const values = { ...bulkValuesOf(definition), [name]: typed };
    expect(checkBulk(definition, [name], values).map((issue) => issue.code)[0] ?? null).toBe(code);
    if (code === null) expect(setOf(definition, [name], values)).toEqual({ [name]: value });
    expect(checkBulk(definition, [], values)).toEqual([]);
    expect(setOf(definition, [], values)).toEqual({});
  });

  it.each<[unknown, object | null]>([
    [{ ids: ['3', 4] }, { ids: [3, 4] }],
    [{ where: { search: 'mx' } }, { where: { search: 'mx' } }],
    [{ where: null }, null],
    [{ ids: 'all' }, null],
    [null, null],
    ['ids', null],
  ])('is about the rows that the history keeps: %j', (kept, meant) => expect(meantOf(kept)).toEqual(meant));

  it.each([
    [
      54,
      Array(54).fill('Private SUV'),
      '54 services named Private SUV',
      '54 servicios con el nombre Private SUV',
    ],
    [2, ['Van', 'SUV'], '2 services: Van, SUV', '2 servicios: Van, SUV'],
    [54, ['Van', 'Van', 'SUV'], '54 services, among them: Van, SUV', '54 servicios, entre ellos: Van, SUV'],
  ])('of %i rows says each name once', (count, titles, inEnglish, inSpanish) => {
    const told = toldOf(count, titles);
    expect(lists.bulk.told({ ...told, rows: 'services' })).toBe(inEnglish);
    expect(es.lists.bulk.told({ ...told, rows: 'servicios' })).toBe(inSpanish);
  });

  it('that an address opens is about no rows', async () => {
    const { text, all } = await draw(<BulkPage screen={ofAirlines} />);
    expect(text).toContain(`${lists.bulk.nobody}|${lists.bulk.nobodyText}`);
    expect(all('form')).toEqual([]);
  });

  it('begins with the only field there is, and nothing chosen for it', async () => {
    const onReady = vi.fn();
    const { all } = await draw(<BulkForm screen={ofAirlines} onReady={onReady} />);
    expect(all('label')).toEqual(['Status']);
    const { send, issueOf } = filledForm();
    await send();
    expect(issueOf('active')).toBe('field.required');
    await send({ active: 'no' });
    expect(onReady).toHaveBeenCalledExactlyOnceWith({ active: false });
    const { all: ofMany } = await draw(<BulkForm screen={ofRates} onReady={onReady} />);
    expect(ofMany('label')).toEqual(['Field']);
    await filledForm().send();
    expect(onReady).toHaveBeenCalledOnce();
  });

  it('begins with the values that a page suggests', async () => {
    const onReady = vi.fn();
    const { set } = aimOf({ ids: [3], set: { adult_price: 52.5 } });
    expect(aimOf({ ids: [3] }).set).toBeNull();
    await draw(<BulkForm screen={ofRates} start={set ?? {}} onReady={onReady} />);
    await filledForm().send();
    expect(onReady).toHaveBeenCalledExactlyOnceWith({ adult_price: 52.5 });
  });

  const change = (id: number, action: 'change' | 'leave' | 'refuse' | 'stale', more: object = {}) => ({
    ...batchRow,
    id,
    version: id,
    title: `Row ${id}`,
    action,
    changes: [{ field: 'adult_price', old: 48, now: 52.5 }],
    ...more,
  });

  it('shows each row, old beside new, those first that cannot be changed', async () => {
    const rows = [
      change(1, 'leave', { changes: [] }),
      change(2, 'change'),
      change(3, 'refuse', { message: 'It ends before it begins.' }),
      change(4, 'stale'),
      change(5, 'change', { title: '' }),
    ];
    const { all, links } = await draw(<BulkTable screen={ofRates} rows={rows} fields={['adult_price']} />);
    expect(all('tr').slice(1)).toEqual([
      'Row 3|Before:|USD 48.00|Now:|USD 52.50|It ends before it begins.',
      'Row 4|Before:|USD 48.00|Now:|USD 52.50|Changed by a colleague',
      'Row 2|Before:|USD 48.00|Now:|USD 52.50|Changed',
      'No name|Before:|USD 48.00|Now:|USD 52.50|Changed',
      'Row 1|–|Unchanged',
    ]);
    expect(links()).toContain('/admin/rates/3 Row 3');
  });

  it('shows fifty rows, and how many are left', async () => {
    const rows = Array.from({ length: 61 }, (_, at) => change(at + 1, 'change'));
    const { all } = await draw(<BulkTable screen={ofRates} rows={rows} fields={['adult_price']} />);
    expect(all('tr')).toHaveLength(51);
    expect(all('button')).toEqual(['Show more (11 left)']);
  });

  it('is made in the shown rows, at their shown versions', async () => {
    const shown = [change(1, 'leave'), change(2, 'change'), change(3, 'refuse')];
    expect(changeOf(shown, { priority: 2 })).toEqual({ rows: [{ id: 2, version: 2 }], set: { priority: 2 } });
    const { asked } = stubServer(() => exampleOf('bulkUpdateRates'));
    const bulk = await drawHook(() => useBulk(rates));
    await bulk.look({ ids: [1, 2] }, { priority: 2 });
    await bulk.apply(shown, { priority: 2 });
    await bulk.undo(8);
    expect(asked.map(({ line, body }) => [line, body])).toEqual([
      ['POST /v1/staff/rates/bulk', { ids: [1, 2], set: { priority: 2 } }],
      [
        'POST /v1/staff/rates/bulk?apply=1&refused=skip',
        { rows: [{ id: 2, version: 2 }], set: { priority: 2 } },
      ],
      [expect.stringMatching(/POST .*rates.*8\/undo/), undefined],
    ]);
  });
});

describe('a file', () => {
  const counts = { add: 0, change: 0, remove: 0, leave: 0, stale: 0, refuse: 0 };
  const shown = async (found: object, more: Partial<FileChange> = {}, locale: Locale = 'en-US') => {
    const none = await drawHook(() => useFileChange({ send: vi.fn() }));
    const change = { ...none, found, ...more } as FileChange;
    return (await draw(<FileOutcome change={change} />, { locale })).text;
  };
  const answer = (applied: boolean, of: object = {}) => ({
    answer: { applied, counts: { ...counts, ...of } },
  });

  it.each<[string, object, Partial<FileChange>, string]>([
    [
      'with changes',
      { stage: 'shown', ...answer(false, { add: 2 }) },
      { changing: 2 },
      `${lists.imports.preview}|2 new`,
    ],
    [
      'without any',
      { stage: 'shown', ...answer(false, { leave: 3 }) },
      {},
      `${lists.imports.same}|0 new, 0 changed, 3 as they are`,
    ],
    [
      'with a wrong row',
      { stage: 'shown', ...answer(false) },
      { refused: 1, changing: 2 },
      'One row can’t be imported. Nothing',
    ],
    [
      'with wrong rows',
      { stage: 'shown', ...answer(false) },
      { refused: 2 },
      '2 rows can’t be imported. Nothing',
    ],
    [
      'that is imported',
      { stage: 'applied', ...answer(true, { change: 1 }) },
      {},
      'Imported.|0 new, 1 changed',
    ],
    [
      'that is undone',
      { stage: 'undone', ...answer(true, { remove: 1 }) },
      {},
      `${lists.imports.undone}|0 new, 0 changed, 1 del`,
    ],
  ])('%s', async (_, found, more, said) => expect(await shown(found, more)).toContain(said));

  it('says in Spanish how many rows are wrong', async () => {
    const found = { stage: 'shown', ...answer(false) };
    expect(await shown(found, { refused: 1 }, 'es-MX')).toContain(es.lists.imports.stopped(1));
    expect(await shown(found, { refused: 3 }, 'es-MX')).toContain(es.lists.imports.stopped(3));
  });

  it('with an open question says nothing of its changes yet', async () => {
    expect(await shown({ stage: 'shown', ...answer(false, { add: 2 }) }, { asks: true })).toBe('');
  });

  it.each<[object, Locale, string[]]>([
    [
      {
        about: 'dates',
        examples: [
          {
            line: 2,
            field: 'valid_from',
            text: '01/02/2027',
            day_first: '2027-02-01',
            month_first: '2027-01-02',
          },
        ],
      },
      'en-US',
      ['February 1, 2027', 'January 2, 2027'],
    ],
    [
      { about: 'decimals', examples: [{ line: 2, field: 'price', text: '1,180', point: 1180, comma: 1.18 }] },
      'en-US',
      ['1,180.00', '1.18'],
    ],
    [
      { about: 'decimals', examples: [{ line: 2, field: 'price', text: '1.180', point: 1.18, comma: 1180 }] },
      'es-MX',
      ['1.18', '1,180.00'],
    ],
  ])('that can be read in two ways asks: %j', async (question, locale, answers) => {
    const change = { found: { answer: { questions: [question] } } } as unknown as FileChange;
    const { all } = await draw(<FileQuestions definition={rates} change={change} />, { locale });
    expect(all('button')).toEqual(answers);
    expect(all('li')[0]).toMatch(/^(Line|Línea|Renglón|Fila) 2, /i);
  });

  it.each([
    ['rates.csv', 'a,b', { apply: '0', dates: 'day_first' }],
    ['rates.json', '{"rows":[]}', { apply: '1' }],
  ])('%s is read by the server, with what is known of it', async (name, content, query) => {
    const { asked } = stubServer(() => exampleOf('importCatalogueRows'));
    const { send } = await drawHook(() => useImport(rates));
    const { apply, ...answers } = query;
    await send(new File([content], name), apply === '1', answers as object);
    const { searchParams } = new URL(asked[0]?.line.split(' ')[1] ?? '', 'http://x');
    expect(Object.fromEntries(searchParams)).toEqual(query);
    if (name.endsWith('.json')) expect(asked[0]?.body).toEqual({ rows: [] });
    else expect(asked[0]?.body).toBeInstanceOf(Blob);
    const source = await fileSource('rates', new File([content], name), answers as object);
    expect(source).toMatchObject({
      catalogue: 'rates',
      file: name.endsWith('.json') ? { rows: [] } : content,
    });
  });

  it('that is no JSON, or is refused, changes nothing', async () => {
    const { asked } = stubServer(() => problem(422, 'file.unreadable'));
    const { send } = await drawHook(() => useImport(rates));
    expect(await send(new File(['{'], 'rates.json'), true, {})).toEqual({ why: '' });
    expect(asked).toEqual([]);
    expect(await send(new File(['x'], 'rates.csv'), true, {})).toEqual({ why: 'why file.unreadable' });
  });

  it('shows its rows: the wrong ones first, and of a new one what it has', async () => {
    const rows = [
      {
        ...batchRow,
        line: 3,
        id: 1,
        title: 'New',
        action: 'add' as const,
        changes: [
          { field: 'adult_price', old: null, now: 45.5 },
          { field: 'pax_max', old: null, now: null },
        ],
      },
      {
        ...batchRow,
        line: 4,
        id: null,
        title: '',
        action: 'refuse' as const,
        field: 'valid_to',
        message: 'Too early.',
      },
      { ...batchRow, line: 5, id: 3, title: 'Same', action: 'leave' as const },
      {
        ...batchRow,
        line: null,
        id: 4,
        title: 'Gone',
        action: 'remove' as const,
        changes: [{ field: 'priority', old: 1, now: null }],
      },
    ];
    const { all } = await draw(<BatchRows screen={ofRates} rows={rows} />);
    expect(all('li')).toEqual([
      'No name|Line 4 · Not possible|Valid to:|Too early.',
      'New|Line 3 · New|Adult|USD 45.50',
      'Gone|Deleted|Priority|Before:|1',
      'Line 5 ·|Same',
    ]);
    expect((await draw(<BatchRows screen={ofRates} rows={[]} />)).html).toBe('');
  });

  it('warns of a row that would be called otherwise, and lets each be left out', async () => {
    const name = { field: 'name', old: 'ATA', now: 'Enter Air' };
    const icao = { field: 'icao_code', old: '', now: 'VIV' };
    const row = (line: number, title: string, more: object) =>
      ({ ...batchRow, line, id: line, title, action: 'change', ...more }) as BatchRow;
    const rows = [
      row(2, 'Viva', { changes: [icao], found: { key: 'VB', title: 'Viva' } }),
      row(3, 'Enter Air', { changes: [name], found: { key: 'E4', title: 'ATA' } }),
      row(4, 'Mine', { action: 'leave', changes: [] }),
    ];
    const change = {
      found: { stage: 'shown', answer: { applied: false, counts: { ...counts, change: 2, leave: 3 } } },
      without: [4],
      answers: {},
      ready: new File([], 'x'),
    } as unknown as FileChange;
    const screen: AnyScreen = { definition: airlines, icon: 'bag' };
    const { all } = await draw(<BatchRows screen={screen} rows={rows} change={change} />);
    expect(all('li')).toEqual([
      expect.stringMatching(
        /^Enter Air\|Line 3 · Changed\|E4 already belongs to ATA. Saving this changes its name/,
      ),
      expect.stringMatching(/^Viva\|Line 2 · Changed\|VB already belongs to Viva.\|ICAO/),
      'Mine|Line 4 · Left out|Put it back',
    ]);
    expect(all('button')).toEqual(['Leave this row out', 'Leave this row out', 'Put it back']);
    const saying = async (locale: Locale) =>
      (await draw(<FileOutcome change={change} renamed={[3, 4]} />, { locale })).text;
    expect(await saying('en-US')).toContain('0 new, 2 changed, 2 as they are, 1 left out|');
    expect(await saying('en-US')).toContain(lists.imports.renamed(1));
    expect(await saying('es-MX')).toContain(es.lists.imports.renamed(1));
    const applying = (isDoubtful: boolean) =>
      draw(<ApplyFile change={change} isDoubtful={isDoubtful} />).then(({ html }) => html);
    expect(await applying(false)).toMatch(/class="[^"]*bg-accent-fill[^>]*>(<[^>]*>)*Change 2 rows/);
    expect(await applying(true)).not.toContain('bg-accent-fill');
    const out = { ...rows[1], action: 'leave', changes: [] } as BatchRow;
    expect(shownRows([out], rows, [3])).toEqual([rows[1]]);
    expect(shownRows([out], rows, [])).toEqual([out]);
  });

  it('with unknown heads asks for their columns, the likely ones first', async () => {
    const question = {
      about: 'columns',
      examples: [
        { place: 2, text: 'Code', likely: ['iata_code', 'icao_code'] },
        { place: 4, text: 'Name of it', likely: ['name'] },
      ],
      free: ['name', 'iata_code', 'icao_code', 'type'],
    };
    const change = { found: { answer: { questions: [question] } } } as unknown as FileChange;
    const { all, html } = await draw(<FileQuestions definition={airlines} change={change} />);
    expect(all('label')).toEqual(['“Code” → IATA code or ICAO code?', '“Name of it” → Name?']);
    expect(all('option').slice(0, 6)).toEqual([
      'Choose a column',
      'IATA code',
      'ICAO code',
      'Name',
      'Type',
      lists.imports.columns.out,
    ]);
    expect(html).toContain('value="name" selected');
    expect(html).toMatch(/<button[^>]*disabled/);
    expect(columnsAnswer({ 2: 'iata_code', 4: OUT })).toBe('2:iata_code,4:');
  });

  it('begins with an empty table: the head, a star where each row needs the column', () => {
    const said = templateOf(airlines, { ...wordsOf(airlines).en.columns, type: 'Kind, "a" b' });
    expect(said).toBe('\ufeffName *,IATA code *,ICAO code,"Kind, ""a"" b",Status\r\n');
  });
});

describe('a write', () => {
  const facts = factsOfWire(rates, rate);
  const outcome = async (answer: Response | object | null) => {
    const { asked } = stubServer(() => answer);
    const { update } = await drawHook(() => useRowWrites(rates));
    return { outcome: await update(rate, facts), asked };
  };
  const broken = { total: 1, broken: [] };

  it.each<[string, Response | object | null, object]>([
    ['saved', rate, { kind: 'saved', row: rate }],
    ['no answer', null, { kind: 'failed' }],
    [
      'a colleague was quicker',
      problem(412, 'rate.stale', { expected: { rate } }),
      { kind: 'stale', newer: rate },
    ],
    ['deleted', problem(404, 'rate.not_found'), { kind: 'gone' }],
    [
      'a wrong field',
      problem(422, 'field.required', { field: 'price' }),
      { kind: 'wrong', issues: [{ field: 'price', code: 'field.required' }] },
    ],
    ['a rule', problem(409, 'change_set.needed'), { kind: 'refused', code: 'change_set.needed' }],
    [
      'an expected price',
      problem(409, 'price.expectations_broken', { expected: broken }),
      { kind: 'broken', prices: broken },
    ],
  ])('%s', async (_, answer, expected) => expect((await outcome(answer)).outcome).toEqual(expected));

  it.each([
    [true, 2, 'saved'],
    [false, 1, 'refused'],
  ])('of an unusual price asks, and goes on if it is right: %s', async (isCorrect, count, kind) => {
    const { asked } = stubServer(({ body }) =>
      body !== null && Object.keys(body as object).some((name) => name.endsWith('_confirmed'))
        ? rate
        : problem(409, 'rate.unusual_price', { expected: { total: 1, rows: [] } }),
    );
    const { update } = await drawHook(() => useRowWrites(rates));
    const writing = update(rate, facts);
    await vi.waitFor(() => expect(askedPrices.get()).not.toBeNull());
    askedPrices.get()?.answer(isCorrect);
    expect((await writing).kind).toBe(kind);
    expect(asked).toHaveLength(count);
    expect(askedPrices.get()).toBeNull();
  });

  it('of a wrong field stands at it, and leaves for nowhere', async () => {
    await draw(<RowPage person={{} as never} screen={ofRates} id={4} />, {
      answers: [
        [['staff', 'rates', 'one'], { row: rate, viewer: { can_change: true } }],
        [['staff', 'rates', 'history'], { entries: [], viewer: { can_change: true } }],
      ],
    });
    const refusal = { errors: [{ field: 'valid_to', code: 'rate.ends_before', detail: '' }] };
    const { send, issueOf, leftFor, values } = filledForm(() => problem(422, 'input.invalid', refusal));
    await send({ adult_price: '52' });
    expect(issueOf('valid_to')).toBe('rate.ends_before');
    expect(leftFor()).toBeNull();
    expect(values().adult_price).toBe('52');
  });

  it('shows who was quicker, and what is saved now', async () => {
    const differences = [{ key: 'price', label: 'Adult', old: 'USD 48.00', now: 'USD 52.00' }];
    const drawn = (by: string | null, rows = differences) =>
      draw(<StaleDialog by={by} differences={rows} onMine={nothing} onTheirs={nothing} />);
    expect((await drawn('ana')).text).toMatch(/ana saved changes before you.*Adult.*USD 48\.00.*USD 52\.00/);
    expect((await drawn(null, [])).text).toContain(`Someone saved changes before you`);
    expect((await drawn(null, [])).text).toContain(lists.stale.sameNow);
  });

  it('says which expected prices it would break, and how many others', async () => {
    const [price] = exampleOf('checkPriceExpectations').prices;
    if (!price) throw new Error('the example has no price');
    const drawn = async (prices: object, isForeseen?: boolean) =>
      draw(<BrokenPricesBanner prices={prices as never} {...(isForeseen && { isForeseen })} />);
    const { text, links } = await drawn({ total: 3, broken: [price] });
    expect(text).toContain('Nothing was saved: 3 expected prices would change.');
    expect(text).toContain('Expected USD 84.00. It would be USD 96.00.|The rate that wins: Standard.');
    expect(text).toContain('And 2 more.');
    expect(links()[1]).toContain(
      '/admin/guest-price?hotel=BP&trip=round_trip&date=2027-03-01&adults=2&minors=1',
    );
    expect((await drawn({ total: 1, broken: [{ ...price, found: null }] }, true)).text).toMatch(
      /This can’t be saved as it is: an expected price would change\..*It would be without a price\./,
    );
    expect((await drawn({ total: 1, broken: [] })).text).toContain('You can’t see price expectations.');
  });
});

describe('a row that is deleted', () => {
  const region = exampleOf('getRegion').region;
  const dialog = (total: number, uses: object[] = []) =>
    draw(
      <DeleteRow screen={ofRegions} row={region} onClose={nothing} onStale={nothing} onDeleted={nothing} />,
      {
        answers: [[['staff', 'regions', 'uses'], { total, uses }]],
      },
    );

  it('is named by its typed name, as near as people type it', async () => {
    expect((await dialog(0)).text).toContain(`Delete “${region.name}”?`);
    const { asked, send, issueOf } = filledForm(() => ({}));
    await send();
    expect(issueOf('typed')).toBe('field.required');
    await send({ typed: 'Everywhere' });
    expect(issueOf('typed')).toBe('row.word_differs');
    expect(asked).toEqual([]);
    await send({ typed: ` ${region.name.toLowerCase()} ` });
    expect(asked[0]).toMatchObject({
      line: expect.stringMatching(new RegExp(`^DELETE /v1/staff/regions/${region.id}\\?confirmation=`)),
      ifMatch: `"${region.version}"`,
    });
  });

  it.each([
    [1, 'One row or booking needs it:'],
    [3, '3 rows or bookings need it:'],
  ])('while %d others use it is not, and names them', async (total, said) => {
    const uses = [{ of: 'rates', id: 4, label: 'High season' }];
    const { text, links } = await dialog(total, uses);
    expect(text).toContain(`“${region.name}” is in use`);
    expect(text).toContain(said);
    expect(text.includes('and 2 more')).toBe(total === 3);
    expect(links()).toEqual(['/admin/rates/4 High season']);
    expect(hasForm()).toBe(false);
  });
});

describe('a history', () => {
  const history = exampleOf('listCatalogueRowHistory');
  const page = (can_change: boolean, screen = ofRates, entries: readonly object[] = history.entries) =>
    draw(<RowPage person={{} as never} screen={screen} id={4} />, {
      answers: [
        labels,
        [['staff', screen.definition.name, 'one'], { row: rate, viewer: { can_change } }],
        [['staff', screen.definition.name, 'history'], { entries, viewer: { can_change } }],
      ],
    });

  it('tells each change, old beside new', async () => {
    const { all } = await page(false);
    const [changed, added] = all('ol');
    expect(added).toBeUndefined();
    expect(changed).toContain('catalogue.demo changed it');
    expect(changed).toContain('Adult|Before:|USD 48.00|USD 52.00|Maximum people|Before:|nothing|8');
    expect(changed).toMatch(/catalogue\.demo added it.*Description\|High season\|/);
  });

  it('is undone, where a person may: never before the first change', async () => {
    expect((await page(true)).html.match(/aria-label="Undo this change[ :]/g)).toHaveLength(1);
    expect((await page(false)).html).not.toContain(lists.history.undo);
  });

  it('without changes says so', async () => {
    expect((await page(false, ofRates, [])).text).toContain('No one has changed it yet.');
  });

  it('has nothing to restore where nothing differs', async () => {
    const drawn = (differences: object[]) =>
      draw(
        <RestoreDialog
          restore={vi.fn()}
          differences={differences as never}
          onClose={nothing}
          onRestored={nothing}
        />,
      );
    expect((await drawn([])).text).toContain('It already has these values.');
    expect((await drawn([])).all('button')).not.toContain(lists.restore.confirm);
    const { text, all } = await drawn([{ key: 'a', label: 'Adult', old: '48', now: '52' }]);
    expect(text).toMatch(/These values come back:.*Adult.*48.*52/);
    expect(all('button')).toContain(lists.restore.confirm);
  });
});

describe('values in words', () => {
  it.each<[string, unknown, string]>([
    ['service_id', 111, 'BP · Shuttle'],
    ['service_id', 999, '999'],
    ['price', 84_50, 'USD 84.50'],
    ['price', null, ''],
    ['priority', 1_000, '1,000'],
    ['valid_from', '2028-12-15', 'Dec 15, 2028'],
    ['valid_from', '', ''],
  ])('%s %j', async (name, value, said) => {
    const textOf = await drawHook(() => useValueText(ofRates), { answers: [labels] });
    const field = rates.fields[name as keyof typeof rates.fields];
    expect(textOf(name, field, value as string).replace(/\u00a0/g, ' ')).toBe(said);
  });

  it('differ only where their words do', async () => {
    const differencesOf = await drawHook(() => useDifferences(ofRates), { answers: [labels] });
    const facts = factsOfWire(rates, rate);
    expect(differencesOf(facts, { ...facts })).toEqual([]);
    expect(differencesOf(facts, { ...facts, service_id: 112, pax_max: 8 })).toEqual([
      { key: 'service_id', label: 'Service', old: 'BP · Shuttle', now: 'BP · Van' },
      { key: 'pax_max', label: 'Maximum people', old: 'nothing', now: '8' },
    ]);
  });

  it('of decimals have no currency', async () => {
    const textOf = await drawHook(() => useValueText({ definition: exchangeRates, icon: 'swap' }));
    const [name, field] =
      Object.entries(exchangeRates.fields).find(([, { kind }]) => kind === 'decimal') ?? [];
    if (!name || !field) throw new Error('no decimal');
    expect(textOf(name, field, 17.25)).toBe('17.25');
  });
});

describe('a change kept in a set', () => {
  it.each([
    [['change-sets:change'], 1],
    [['rates:change'], 0],
  ] as const)('is offered with %j', async (permissions, count) => {
    const { all } = await draw(<KeepButton source={() => null} />, {
      answers: [[profileKey, { permissions, menu: [] }]],
    });
    expect(all('button')).toHaveLength(count);
  });

  const source = {
    kind: 'row',
    catalogue: 'rates',
    id: null,
    version: null,
    values: wireOf(rates, rates.example),
  } as const;
  it.each([
    [4, { change_set: 4 }],
    [
      { name: 'Winter', note: 'Agreed' },
      { change_set: null, name: 'Winter', note: 'Agreed' },
    ],
  ])('goes into %j', async (set, where) => {
    const { asked } = stubServer(() => exampleOf('keepChanges'));
    const keep = await drawHook(() => useKeep());
    expect(await keep(set, source, 'skip')).toEqual({ kept: exampleOf('keepChanges') });
    expect(asked[0]?.body).toEqual({ ...where, source, refused: 'skip' });
  });

  it('that is refused says why, of the row if it can', async () => {
    const errors = [{ field: 'price', code: 'field.required', detail: 'Fill in the price' }];
    const keep = await drawHook(() => useKeep());
    stubServer(() => problem(422, 'input.invalid', { errors }));
    expect(await keep(4, source, 'stop')).toEqual({ why: 'Fill in the price' });
    stubServer(() => problem(409, 'change_set.state'));
    expect(await keep(4, source, 'stop')).toEqual({ why: 'why change_set.state' });
    stubServer(() => null);
    expect(await keep(4, source, 'stop')).toEqual({ why: '' });
  });
});
