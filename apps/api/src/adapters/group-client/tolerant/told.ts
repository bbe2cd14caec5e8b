/** A reader's own description, so that the documents and the check of backends show the real needs of the adapters. */

export type Told =
  | { readonly kind: 'value'; readonly expected: string }
  | { readonly kind: 'record'; readonly fields: Readonly<Record<string, Told | undefined>> }
  | { readonly kind: 'list'; readonly of: Told | undefined }
  /** `shown` decides nothing: an unreadable value is left out. */
  | { readonly kind: 'optional'; readonly of: Told | undefined; readonly isShown: boolean };

export type FieldNeed = 'needed' | 'used' | 'shown';

/** One field of an answer. Its path as in notes: `rates[].price`. */
export type ToldField = { readonly path: string; readonly expected: string; readonly need: FieldNeed };

const weaker = (need: FieldNeed, isShown: boolean): FieldNeed =>
  need === 'shown' || isShown ? 'shown' : 'used';

/** The fields that a reader uses, in its own order. A value alone has the path `''`. */
export function fieldsOf(
  told: Told | undefined,
  path = '',
  need: FieldNeed = 'needed',
): readonly ToldField[] {
  if (!told) return [{ path, expected: '?', need }];
  switch (told.kind) {
    case 'value':
      return [{ path, expected: told.expected, need }];
    case 'record':
      return Object.entries(told.fields).flatMap(([name, field]) =>
        fieldsOf(field, path === '' ? name : `${path}.${name}`, need),
      );
    case 'list':
      return fieldsOf(told.of, path === '' ? '' : `${path}[]`, need);
    case 'optional':
      return fieldsOf(told.of, path, weaker(need, told.isShown));
  }
}
