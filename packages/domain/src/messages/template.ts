/** Faults of a text with fields. */
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

/** A tag, a comment or an end of one: markup for a reader of HTML. */
const MARKUP = /<[a-z/!?]/i;

/** The fields that a text names, each once, in order. */
export function fieldsIn(text: string): string[] {
  return [...new Set([...text.matchAll(FIELD)].map(([, name = '']) => name))];
}

/** The text with its fields filled, once: a value is never read as a field. A field without a value stays as it is written. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(FIELD, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );
}

/** The parts of a text before, between and behind a field. */
export const aroundField = (text: string, field: string): string[] =>
  text.split(new RegExp(`\\{\\{ *${field} *\\}\\}`));

/** Faults of a text, the first of each kind: a field that is unknown or not allowed here, a missing one that is required, half a field, markup. */
export function checkTemplate(
  text: string,
  {
    fields,
    required,
    elsewhere = [],
  }: {
    readonly fields: readonly string[];
    readonly required: readonly string[];
    /** Fields that belong to another text. */
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
