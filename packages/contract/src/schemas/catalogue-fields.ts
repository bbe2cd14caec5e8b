import { type Definition, type Field, listNameOf } from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import { initialValue, isOptional, isUsual, toWire } from '@traslado/domain/catalogues/kinds';
import { parseAmount, toMinor } from '@traslado/domain/money';
import { z } from 'zod';
import { civilDate, civilTime, decimalAmount, id } from './values.ts';

/** Shapes of a catalogue's fields on the wire, by their kind. */

/** Longer than any right one, so that the rule says what is wrong with it. */
const tagText = z.string().max(120);

const orNull = (field: Field, shape: z.ZodType): z.ZodType => (isOptional(field) ? shape.nullable() : shape);

/** A field as it is sent. The shape only bounds sizes and types, generously, so that the rule says what is wrong. */
export function sent(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return z.string();
    case 'tags':
      return z.array(tagText).max(200);
    case 'lines':
      return z.array(z.string().max(4 * field.max)).max(200);
    case 'set':
      return z.array(z.enum(field.of)).max(field.of.length);
    case 'flag':
      return z.boolean();
    case 'choice':
      return orNull(field, z.enum(field.of));
    case 'whole':
      return orNull(field, z.int());
    case 'decimal':
      return orNull(field, z.number());
    case 'money':
      return decimalAmount
        .refine((amount) => parseAmount(String(amount)) !== null, { error: 'amount.invalid' })
        .transform(toMinor);
    case 'reference':
    case 'picture':
      return orNull(field, id);
    case 'date':
      return orNull(field, civilDate);
    case 'time':
      return orNull(field, civilTime);
  }
}

/** A field of a new row. One with a usual value, or that follows from the key, may be left out. */
export const sentNew =
  ({ known = [] }: Definition) =>
  (field: Field, name: string): z.ZodType =>
    isUsual(name, field) || known.includes(name)
      ? sent(field).prefault(toWire(field, initialValue(field)))
      : sent(field);

/** A field as it is answered. */
export function answered(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return z.string();
    case 'tags':
    case 'lines':
      return z.array(z.string());
    case 'set':
      return z.array(z.enum(field.of));
    case 'flag':
      return z.boolean();
    case 'choice':
      return orNull(field, z.enum(field.of));
    case 'whole':
    case 'reference':
    case 'picture':
      return orNull(field, z.int());
    case 'decimal':
      return orNull(field, z.number());
    case 'money':
      return z.number();
    case 'date':
      return orNull(field, z.string().meta({ format: 'date' }));
    case 'time':
      return orNull(field, z.string());
  }
}

export const shapeOf = (definition: Definition, of: (field: Field, name: string) => z.ZodType) =>
  Object.fromEntries(fieldsOf(definition).map(([name, field]) => [name, of(field, name)]));

/** Filter of a list by a field; null for a field without one. */
function narrowing(field: Field): z.ZodType | null {
  if (field.kind === 'flag') return z.enum(['all', field.as.yes, field.as.no]).default('all');
  if (field.kind === 'choice') return z.enum(['all', ...field.of]).default('all');
  if (field.kind !== 'reference') return null;
  return z
    .string()
    .regex(/^(all|[1-9]\d{0,9})$/, { error: 'number.invalid' })
    .default('all');
}

export const filtersOf = (definition: Definition) =>
  Object.fromEntries(
    fieldsOf(definition).flatMap(([name, field]): [string, z.ZodType][] => {
      const shape = narrowing(field);
      return shape ? [[listNameOf(name, field), shape]] : [];
    }),
  );
