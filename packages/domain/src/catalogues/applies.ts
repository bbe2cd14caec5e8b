import type { Definition, Facts } from './definition.ts';

/** True for an amount of 0 that another one stands in place of: a shared ride has no price of a vehicle. */
export function isLeftOut({ fields }: Pick<Definition, 'fields'>, name: string, facts: Facts): boolean {
  const field = fields[name];
  if (field?.kind !== 'money' || facts[name] !== 0) return false;
  return field.insteadOf?.some((other) => Number(facts[other]) > 0) ?? false;
}
