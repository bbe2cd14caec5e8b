/** Text that is already HTML. Only `html` and `raw` make it, so that an unescaped value cannot get into a letter. */
export class Html {
  constructor(readonly text: string) {}
}

const meanings: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => meanings[sign] ?? sign);
}

/** A value of a template: text is escaped, `Html` and lists of it are not, and nothing is nothing. */
export type HtmlValue = string | number | Html | readonly Html[] | null | undefined | false;

/** A template whose values are escaped. Attributes must be written in quotes. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  const text = strings.reduce(
    (sum, part, index) => sum + part + (index < values.length ? set(values[index]) : ''),
    '',
  );
  return new Html(text);
}

function set(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map((one) => one.text).join('');
  return escapeHtml(String(value));
}

/** An address for a link: only http, https, mailto and tel; anything else leads nowhere. */
export function safeHref(href: string): string {
  return /^(?:https?:|mailto:|tel:)/i.test(href) ? href : '#';
}
