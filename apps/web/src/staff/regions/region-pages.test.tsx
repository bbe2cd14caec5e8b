import { newFacts } from '@traslado/domain/catalogues/facts';
import { regions } from '@traslado/domain/catalogues/regions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { filledForm, keepingForms } from '../../../testing/forms.ts';
import { staff as en } from '../../i18n/en/staff.ts';
import { staff as es } from '../../i18n/es/staff.ts';
import type { Locale } from '../../i18n/locale.ts';
import { NewRowPage, RowPage } from '../catalogues/row-page.tsx';
import type { AnyScreen } from '../catalogues/screen.ts';
import { regionsScreen } from './screen.tsx';
import { TagList } from './tag-list.tsx';

vi.mock('../../components/use-media.ts', async (original) => ({
  ...(await original<object>()),
  useMedia: (query: string) => query.includes('min-width'),
}));
vi.mock('../../components/form.tsx', async (original) => keepingForms(await original()));
beforeEach(() => void vi.stubGlobal('window', { history: { state: null } }));

const screen = regionsScreen as unknown as AnyScreen;
const { region } = exampleOf('getRegion');
const words = en.regions;

const page = (change: Partial<typeof region> = {}, can_change = true, locale: Locale = 'en-US') =>
  draw(<RowPage person={{} as never} screen={screen} id={region.id} />, {
    locale,
    answers: [
      [['staff', 'regions', 'one'], { row: { ...region, ...change }, viewer: { can_change } }],
      [['staff', 'regions', 'history'], { entries: [], viewer: { can_change } }],
      [['properties'], [{ code: 'BP', name: 'Bahía Perla' }]],
    ],
  });

describe('the form of a region', () => {
  it('has each tag in words, with its way out', async () => {
    const { html, text } = await page({ allow_tags: ['COUNTRY:MX', 'PROPERTY:BP'], deny_tags: [] });
    expect(html).toContain(`aria-label="${words.form.remove('Country: Mexico')}"`);
    expect(text).toContain(`${words.kinds.PROPERTY}: Bahía Perla`);
    expect(text).toContain(words.form.noTags);
    const inSpanish = await page({ allow_tags: ['COUNTRY:MX'] }, true, 'es-MX');
    expect(inSpanish.text).toContain(`${es.regions.kinds.COUNTRY}: México`);
  });

  it('offers countries to choose from at first', async () => {
    const { all } = await page();
    expect(all('select')[0]?.split('|')).toEqual(Object.values(words.kinds));
    expect(all('select')[1]).toMatch(/^Please choose\|Afghanistan \(AF\)\|.*\|Mexico \(MX\)\|/);
  });

  it.each<[object, string, string]>([
    [{ name: '' }, 'name', 'field.required'],
    [{ allow_tags_draft: 'gold' }, 'allow_tags_draft', 'tag.pending'],
    [{ deny_tags_draft: ' x ' }, 'deny_tags_draft', 'tag.pending'],
    [{ allow_tags: ['CLUB:A'], deny_tags: ['CLUB:A'] }, 'deny_tags', 'tag.contradiction'],
  ])('is not saved with %j', async (change, field, code) => {
    await page();
    const { asked, send, issueOf, labels } = filledForm();
    await send(change as Record<string, unknown>);
    expect(issueOf(field)).toBe(code);
    expect(asked).toEqual([]);
    expect(labels[field]).toBe(
      field === 'name'
        ? words.columns.name
        : words.labels[field.startsWith('allow') ? 'allow_tags' : 'deny_tags'],
    );
  });

  it('says beside it what it means, or that it means nothing yet', async () => {
    const tags = { allow_tags: ['COUNTRY:MX'], deny_tags: ['AGENCY:RESALE'], active: true };
    expect((await page(tags)).text).toContain(words.meaning.deny(words.phrases.AGENCY('RESALE')));
    const { text } = await draw(<NewRowPage screen={screen} />, { address: '/admin/regions/new' });
    expect(text).toContain(words.meaning.nothing);
  });

  it('is looked at by others, with all of its tags', async () => {
    const tags = ['A', 'B', 'C', 'D', 'E', 'F'].map((one) => `CLUB:${one}`);
    expect((await page({ allow_tags: tags }, false)).all('li')).toHaveLength(6 + region.deny_tags.length);
    const list = await draw(<TagList tags={tags} side="allow" />);
    expect(list.all('li').slice(3)).toEqual([`${words.kinds.CLUB}: D`, words.moreTags(2)]);
    expect((await draw(<TagList tags={[]} side="deny" />)).text).toBe(words.noTags.deny);
  });
});

describe('a region that is deleted', () => {
  const { Deletion } = regionsScreen;
  if (!Deletion) throw new Error('the screen has no question');
  const facts = { ...newFacts(regions), name: 'X', allow_tags: ['COUNTRY:MX'], deny_tags: [] };

  it.each([
    [true, words.deletion.active],
    [false, words.deletion.inactive],
  ])('says what that means for guests, active: %s', async (active, said) => {
    const { text } = await draw(<Deletion facts={{ ...facts, active } as never} />);
    expect(text.startsWith(said)).toBe(true);
    expect(text.includes(words.deletion.instead)).toBe(active);
    expect(text.includes(words.meaning.others)).toBe(active);
    expect(text).toContain(en.lists.deletion.kept);
  });
});
