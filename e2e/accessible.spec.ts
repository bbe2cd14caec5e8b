import { findViolations } from './accessible.ts';
import { expect, onDesktop, test } from './fixtures.ts';

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>One</title><main><h1>One</h1>${body}</main>`;
const image = '<img src="data:,">';

/** The search itself finds what is wrong, wherever it is, and only there. */
test(
  'axe finds fault with a page each time it is asked, with a part of it, and with its frame',
  onDesktop,
  async ({ page: tab }) => {
    await test.step('on a page', async () => {
      await tab.setContent(page(''));
      expect(await findViolations(tab)).toEqual([]);
      await tab.setContent(page(image));
      expect(await findViolations(tab)).toEqual([['image-alt', [image]]]);
      expect(await findViolations(tab)).toEqual([['image-alt', [image]]]);
    });
    await test.step('in a text among many that look nearly the same', async () => {
      const bad = '<li style="color: #aaa">Pale</li>';
      await tab.setContent(page(`<ul>${'<li>Dark</li>'.repeat(40)}${bad}${'<li>Dark</li>'.repeat(40)}</ul>`));
      expect((await findViolations(tab)).map(([rule, elements]) => [rule, elements.length])).toEqual([
        ['color-contrast', 1],
      ]);
    });
    await test.step('in a part of a page', async () => {
      await tab.setContent(page(`${image}<section><p>Good</p></section>`));
      expect(await findViolations(tab, 'section')).toEqual([]);
      await tab.setContent(page(`<section>${image}</section>`));
      expect(await findViolations(tab, 'section')).toEqual([['image-alt', [image]]]);
    });
    await test.step('in a frame of a page', async () => {
      const inner = page(image).replaceAll('"', "'");
      await tab.setContent(page(`<iframe title="Card" srcdoc="${inner}"></iframe>`));
      const found = await findViolations(tab);
      expect(found.map(([rule]) => rule)).toContain('image-alt');
    });
  },
);
