/** What can be wrong with a text that has fields. */
export const TEMPLATE_CODES = [
  'message_template.field_unknown',
  'message_template.field_missing',
  'message_template.field_elsewhere',
  'message_template.braces',
  'message_template.markup',
] as const;

export type TemplateFault = {
  readonly code: (typeof TEMPLATE_CODES)[number];
  readonly params?: { readonly name: string };
};

/** `{{guest_name}}`; spaces inside are forgiven. */
const FIELD = /\{\{ *([A-Za-z_]{1,40}) *\}\}/g;

/** A tag, a comment or an end of one: what a reader of HTML would take for markup. */
const MARKUP = /<[a-z/!?]/i;

/** The fields that a text names, each once, in order. */
export function fieldsIn(text: string): string[] {
  return [...new Set([...text.matchAll(FIELD)].map(([, name = '']) => name))];
}

/** The text with its fields filled, once: what a value says is never read as a field. One without a value stays as it is written. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(FIELD, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );
}

/** The parts of a text before, between and behind a field. */
export const aroundField = (text: string, field: string): string[] =>
  text.split(new RegExp(`\\{\\{ *${field} *\\}\\}`));

/** What is wrong with a text, the first of each kind: a field that there is not or not here, one that has to stay, half a field, markup. */
export function checkTemplate(
  text: string,
  {
    fields,
    required,
    elsewhere = [],
  }: {
    readonly fields: readonly string[];
    readonly required: readonly string[];
    /** Those of the fields that another text has to itself. */
    readonly elsewhere?: readonly string[];
  },
): TemplateFault[] {
  const named = fieldsIn(text);
  const unknown = named.find((name) => !fields.includes(name));
  const misplaced = elsewhere.find((name) => named.includes(name));
  const missing = required.find((name) => !named.includes(name));
  const rest = text.replace(FIELD, '');
  return [
    ...(MARKUP.test(text) ? [{ code: 'message_template.markup' } as const] : []),
    ...(rest.includes('{{') || rest.includes('}}') ? [{ code: 'message_template.braces' } as const] : []),
    ...(unknown ? [{ code: 'message_template.field_unknown', params: { name: unknown } } as const] : []),
    ...(misplaced
      ? [{ code: 'message_template.field_elsewhere', params: { name: misplaced } } as const]
      : []),
    ...(missing ? [{ code: 'message_template.field_missing', params: { name: missing } } as const] : []),
  ];
}
