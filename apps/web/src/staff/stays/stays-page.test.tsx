import { ProblemError } from '@traslado/contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { enter, forgetDrawn, propsOf, reached, send, stubTab } from '../../../testing/press.ts';
import { notify } from '../../components/notification.ts';
import { problem, stubServer } from '../../data/stub-server.ts';
import { EditForm } from '../catalogues/edit-form.tsx';
import { AskDialog } from '../frame/form-dialog.tsx';
import { NewStayPage } from './new-stay-page.tsx';
import { RemoveStay } from './remove-stay.tsx';
import { StaysPage } from './stays-page.tsx';
import type { AddedStay, StaysViewer } from './use-added-stays.ts';

vi.mock('../../components/use-media.ts', () => ({ useMedia: () => false }));
vi.mock('../../components/notification.ts', () => ({ notify: vi.fn() }));
vi.mock('react/jsx-dev-runtime', async (load) =>
  (await import('../../../testing/press.ts')).keepDrawn(await load()),
);
beforeEach(() => {
  forgetDrawn();
  vi.mocked(notify).mockClear();
});
afterEach(() => void vi.unstubAllGlobals());

const example = exampleOf('searchAddedStays');
const [stay] = example.rows;
if (!stay) throw new Error('the example has no stay');
const answers = (rows: Partial<AddedStay>[], viewer: Partial<StaysViewer>) => [
  [
    ['staff', 'added-stays'],
    {
      ...example,
      total: rows.length,
      rows: rows.map((one, place) => ({ ...stay, id: place, ...one })),
      viewer: { ...example.viewer, ...viewer },
    },
  ] as const,
];

describe('the added stays', () => {
  const shown = (rows: Partial<AddedStay>[], viewer: Partial<StaysViewer> = {}) =>
    draw(<StaysPage />, { answers: answers(rows, viewer) });

  it('stand with their people, days, contact and author', async () => {
    const { all } = await shown([{}, { adults: 1, children: 2, email: null, has_booking: true }]);
    expect(all('tr')[1]).toMatch(
      /^Ana Rivera\|2 adults\|BP900001-1\|Bahía Perla\|.*21.*28.*\|a•••@example\.com\|.*\|administrator\.demo\|Remove$/,
    );
    expect(all('tr')[2]).toMatch(/1 adult, 2 children\|.*\|None\|.*\|Has a transfer$/);
  });

  it.each<[Partial<StaysViewer>, string[], boolean]>([
    [{}, ['/admin/stays/import', '/admin/stays/new'], false],
    [{ can_import: false }, ['/admin/stays/new'], false],
    [{ can_change: false }, ['/admin/stays/import'], false],
    [{ can_change: false, can_import: false }, [], true],
  ])('for %j', async (viewer, ways, isReader) => {
    const { links, text, all } = await shown([{}], viewer);
    expect(links().map((link) => link.split(' ')[0])).toEqual(ways);
    expect(text.includes('You can see added stays but not change them.')).toBe(isReader);
    expect(all('button').includes('Remove')).toBe(viewer.can_change !== false);
  });

  it.each([
    ['stay.kept_elsewhere', 'Stays come from the hotel system', 0],
    ['server.error', 'We couldn’t load the stays.', 1],
  ])('that are not here say why: %s', async (code, said, retries) => {
    const error = new ProblemError({
      type: 'about:blank',
      title: '',
      status: 409,
      code,
      detail: '',
      instance: '',
    });
    const { text, all, links } = await draw(<StaysPage />, {
      failures: [[['staff', 'added-stays', '', 1], error]],
    });
    expect(text).toContain(said);
    expect(links()).toEqual([]);
    expect(all('button')).toHaveLength(retries);
  });
});

describe('a stay that is removed', () => {
  it.each<[Response | object | null, string | null]>([
    [{}, null],
    [problem(404, 'stay.not_found'), null],
    [problem(409, 'stay.has_booking'), 'This stay now has a transfer, so it can’t be removed.'],
    [null, 'That didn’t work. Please try again.'],
  ])('%#', async (answer, refusal) => {
    const { asked } = stubServer(() => answer);
    await draw(<RemoveStay stay={stay} onClose={() => undefined} />);
    expect(await propsOf(AskDialog).onConfirm()).toBe(refusal);
    expect(asked[0]?.line).toBe('DELETE /v1/staff/stays/3');
    expect(vi.mocked(notify).mock.calls).toEqual(
      refusal === null ? [['Removed:', 'good', 'BP900001-1']] : [],
    );
  });
});

describe('a stay that is added', () => {
  const shown = (viewer: Partial<StaysViewer> = {}) =>
    draw(<NewStayPage />, { answers: answers([], viewer) });

  it.each<[Partial<StaysViewer>, string]>([
    [{ can_change: false }, 'You can see added stays but not change them.'],
    [{ properties: [] }, 'There is no active resort you work for. Add one first.'],
  ])('has no form for %j', async (viewer, said) => {
    const { text, all } = await shown(viewer);
    expect(text).toContain(said);
    expect(all('form')).toEqual([]);
  });

  it('shows how a number of the property looks', async () => {
    expect((await shown()).text).toContain('For example, BP123456-1');
    const two = [...example.viewer.properties, { id: 2, code: 'CR', name: 'Coral', example: 'CR1' }];
    expect((await shown({ properties: two })).text).not.toContain('For example');
  });

  it('is sent whole, and not before', async () => {
    const led = stubTab();
    const { asked } = stubServer(() => stay);
    await shown();
    for (const [name, value] of Object.entries({
      folio: 'BP900001-1',
      last_name: 'Rivera',
      first_name: 'Ana',
    }))
      enter(name, value);
    await send('Add a stay');
    expect(asked).toEqual([]);
    const { form } = propsOf(EditForm);
    for (const [name, value] of Object.entries({
      arrival: '2026-12-21',
      departure: '2026-12-28',
      country: 'MX',
    }))
      form.setValue(name, value);
    await send('Add a stay');
    await reached(() => expect(led).toEqual(['/admin/stays']));
    expect(asked[0]?.body).toMatchObject({
      property_id: 1,
      folio: 'BP900001-1',
      adults: 2,
      children: 0,
      email: null,
      phone: null,
    });
    expect(notify).toHaveBeenCalledWith('Added:', 'good', 'BP900001-1');
  });

  it('that was refused says where', async () => {
    stubServer(() => problem(409, 'stay.number_taken', { field: 'folio' }));
    await shown();
    const { onSave, form } = propsOf(EditForm);
    expect(await onSave(form.getValues())).toEqual([{ field: 'folio', code: 'stay.number_taken' }]);
    stubServer(() => null);
    expect(await onSave(form.getValues())).toContain('What you typed is still here.');
  });
});
