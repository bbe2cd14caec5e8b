import { catalogueAddress } from '@traslado/domain/access/menu';
import { isLeftOut } from '@traslado/domain/catalogues/applies';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { asksFor } from '@traslado/domain/catalogues/deeds';
import { type Definition, languageOf, listNameOf } from '@traslado/domain/catalogues/definition';
import { factsOfWire, fieldsOf, wireOf } from '@traslado/domain/catalogues/facts';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { filledForm, hasForm, keepingForms } from '../../../testing/forms.ts';
import type { Locale } from '../../i18n/locale.ts';
import { CataloguePages } from '../../routes/admin/catalogues.tsx';
import type { Person } from '../session/use-profile.ts';
import { valuesOf } from './row-values.ts';

vi.mock('../../components/use-media.ts', async (original) => ({
  ...(await original<object>()),
  useMedia: (query: string) => query.includes('min-width'),
}));

vi.mock('../../components/form.tsx', async (original) => keepingForms(await original()));

const person = { username: 'ana', permissions: [], menu: [] } as unknown as Person;
const LABEL = 'A named row';

/** Pages of a catalogue whose list has its example, as row 7. */
function pagesOf(definition: Definition) {
  const { name, example } = definition;
  const stamps = {
    version: 3,
    updated_at: '2026-11-21T14:02:00.000Z',
    updated_by: 'rosa',
    updated_by_name: 'Rosa Rutas',
  };
  // Inactive, so that its list has a state to show.
  const facts = 'active' in definition.fields ? { ...example, active: false } : example;
  const row = { id: 7, ...wireOf(definition, facts), ...stamps };
  const labels = Object.fromEntries(
    fieldsOf(definition).map(([field]) => [field, { [String(example[field])]: LABEL }]),
  );
  const page = (path: string, { locale = 'en-US' as Locale, can_change = true } = {}) =>
    draw(<CataloguePages person={person} name={name} />, {
      locale,
      address: catalogueAddress(name) + path,
      answers: [
        [['staff', name, 'list'], { rows: [row], total: 1, page: 1, viewer: { can_change } }],
        [['staff', name, 'one'], { row, viewer: { can_change } }],
        [['staff', name, 'history'], { entries: [], viewer: { can_change } }],
        [['staff', name, 'choices'], []],
        [['staff', name, 'list', 'checks'], exampleOf('checkPriceExpectations')],
        [['staff', name, 'labels'], labels],
      ],
    });
  return { page, row };
}

const ALL = ALL_CATALOGUES.map((definition: Definition) => [definition.name, definition] as const);

describe.each(ALL)('the pages of %s', (name, definition) => {
  const { page, row } = pagesOf(definition);
  const address = catalogueAddress(name);
  const first = definition.title;

  it.each(['en-US', 'es-MX'] as const)('list its rows, each a way to its page: %s', async (locale) => {
    const { heads: said, empties, add, titleHead } = wordsOf(definition)[locale === 'es-MX' ? 'es' : 'en'];
    const { all, links, html } = await page('', { locale });
    const headOf = (field: string) => {
      const one = definition.fields[field];
      const both = languageOf(definition, field);
      return said[both?.base ?? (one ? listNameOf(field, one) : field)];
    };
    const says = (field: string) =>
      headOf(field) !== said.status && (definition.example[field] !== null || empties[field] !== undefined);
    const heads = [titleHead, ...definition.columns.slice(1).filter(says).map(headOf)];
    expect(all('th').filter((head) => head !== '')).toEqual(expect.arrayContaining(heads));
    const own = links().filter((one) => one.startsWith(`${address}/`));
    expect(own).toContain(`${address}/new ${add}|N`);
    expect(own.some((one) => one.startsWith(`${address}/7 `))).toBe(true);
    if (definition.fields[first]?.kind === 'reference') expect(own.join()).toContain(LABEL);
    expect(own.some((one) => one.startsWith(`${address}/import `))).toBe(asksFor(definition, 'import'));
    expect(html.includes('data-key="x"')).toBe(asksFor(definition, 'bulk'));
  });

  it('show a row to those who may not change it, without a form', async () => {
    const { columns, readOnly } = wordsOf(definition).en;
    const { all, text, links } = await page('/7', { can_change: false });
    expect(text).toContain(readOnly);
    expect(hasForm()).toBe(false);
    const others = fieldsOf(definition).filter(
      ([field]) => field !== definition.title && !isLeftOut(definition, field, definition.example),
    );
    expect(all('dt')).toEqual(expect.arrayContaining(others.map(([f, one]) => columns[listNameOf(f, one)])));
    const { text: list, links: ofList } = await page('', { can_change: false });
    expect(list).toContain(readOnly);
    expect([...links(), ...ofList()].filter((one) => /\/(new|import|copy) /.test(one))).toEqual([]);
  });

  it('save a row on the version that was opened, and none without its title', async () => {
    await page('/7');
    const { asked, values, send, issueOf } = filledForm(() => row);
    const before = values()[first];
    await send({ [first]: '' });
    expect(issueOf(first)).not.toBeNull();
    expect(asked).toEqual([]);
    await send({ [first]: before });
    const body = wireOf(definition, factsOfWire(definition, row));
    expect(asked).toMatchObject([{ line: `PUT /v1/staff/${name}/7`, ifMatch: '"3"', body }]);
  });

  it('add a row with what is typed', async () => {
    await page('/new');
    const { asked, send, leftFor } = filledForm(() => row);
    await send(valuesOf(definition, definition.example));
    const body = wireOf(definition, definition.example);
    expect(asked).toMatchObject([{ line: `POST /v1/staff/${name}`, ifMatch: null, body }]);
    expect(leftFor()).toMatch(new RegExp(`^${address}`));
  });
});
