import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, html, safeHref } from './html.ts';

describe('html', () => {
  it('escapes every value, in text and in attributes', () => {
    const evil = `<img src=x onerror="alert('1')">&`;
    expect(html`<p title="${evil}">${evil}</p>`.text).toBe(
      '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</p>',
    );
  });

  it('takes parts that are HTML already as they are, and nothing for nothing', () => {
    const items = ['a<', 'b'].map((text) => html`<li>${text}</li>`);
    expect(html`<ul>${items}</ul>${null}${undefined}${false}${0}`.text).toBe(
      '<ul><li>a&lt;</li><li>b</li></ul>0',
    );
  });

  it('leaves no sign with a meaning in any text', () => {
    fc.assert(fc.property(fc.string(), (text) => !/[<>"']/.test(escapeHtml(text))));
  });
});

describe('safeHref', () => {
  it.each([
    ['https://perla.example/a?b=1', true],
    ['mailto:a@perla.example', true],
    ['tel:+52998', true],
    ['javascript:alert(1)', false],
    [' javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['//perla.example', false],
  ])('%j: %s', (href, kept) => {
    expect(safeHref(href)).toBe(kept ? href : '#');
  });
});
