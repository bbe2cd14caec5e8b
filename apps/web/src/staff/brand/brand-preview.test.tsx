import { HOUSE } from '@traslado/domain/brand/colours';
import { brand } from '@traslado/domain/catalogues/brand';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { NewRowPage } from '../catalogues/row-page.tsx';
import type { AnyScreen } from '../catalogues/screen.ts';
import { BrandPreview } from './brand-preview.tsx';
import { brandScreen } from './screen.tsx';

vi.mock('../../components/use-media.ts', async (original) => ({
  ...(await original<object>()),
  useMedia: (query: string) => query.includes('min-width'),
}));
beforeEach(() => {
  vi.stubGlobal('window', { history: { state: null } });
  return () => vi.unstubAllGlobals();
});

describe('a brand', () => {
  const facts = { ...brand.example, logo_id: null } as never;
  const preview = (change: object, answers: Parameters<typeof draw>[1] = {}) =>
    draw(<BrandPreview facts={{ ...(facts as object), ...change } as never} />, answers);

  it('is seen in both themes, in the colors as far as they are typed', async () => {
    const { all, html } = await preview({ accent_light: ' #0A5C66 ' });
    expect(all('figcaption')).toEqual(['Light pages', 'Dark pages']);
    expect(html.toLowerCase()).toContain('#0a5c66');
    expect((await preview({ accent_light: '#0A5C6' })).html.toLowerCase()).not.toContain('#0a5c6');
  });

  it('is named until it has a logo', async () => {
    expect((await preview({ name: 'Cala' })).all('p')).toContain('Cala');
    const picture = exampleOf('getPicture');
    const { html, all } = await preview(
      { name: 'Cala', logo_id: 12 },
      { answers: [[['staff', 'pictures', 12], picture]] },
    );
    expect(html).toContain(`<img src="${picture.images.desktop[0]}" alt="Cala"`);
    expect(all('p')).not.toContain('Cala');
  });

  it.each([
    ['#0a5c66', '#0a5c66'],
    ['0A5C66', '#0a5c66'],
    ['', null],
    ['#0a', null],
  ])('picks “%s” up, or the color of the house', async (typed, picked) => {
    const { html } = await draw(<NewRowPage screen={brandScreen as unknown as AnyScreen} />, {
      address: `/admin/brand/new?${new URLSearchParams({ accent_light: typed })}`,
    });
    const value = /<input type="color"[^>]*value="([^"]*)"/.exec(html)?.[1];
    expect(value?.toLowerCase()).toBe(picked ?? HOUSE.light.accent.toLowerCase());
  });
});
