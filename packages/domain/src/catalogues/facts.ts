import type { Issue } from '../forms/issue.ts';
import type { Definition, Facts, Field, Value } from './definition.ts';
import { checkValue, fromWire, initialValue, tidyValue, toWire } from './kinds.ts';

/** The fields of a catalogue with their names, in the order of the definition. */
export const fieldsOf = (definition: Definition): readonly (readonly [string, Field])[] =>
  Object.entries(definition.fields);

/** A value for each field, and nothing else. */
function eachField(definition: Definition, of: (name: string, field: Field) => Value): Facts {
  return Object.fromEntries(fieldsOf(definition).map(([name, field]) => [name, of(name, field)]));
}

const at = (facts: Facts, name: string): Value => facts[name] ?? null;

/** The fields of a row, without anything else known of it. */
export const pickFacts = (definition: Definition, row: Facts): Facts =>
  eachField(definition, (name) => at(row, name));

/** The values of a new row, before any input. */
export const newFacts = (definition: Definition): Facts =>
  eachField(definition, (_, field) => initialValue(field));

/** The row in its stored form. */
export const tidyFacts = (definition: Definition, facts: Facts): Facts =>
  eachField(definition, (name, field) => tidyValue(field, at(facts, name)));

/** Issues of a row, by field (`allow_tags.2`). An issue between fields is reported only on a field without one of its own. */
export function checkFacts(definition: Definition, typed: Facts): Issue[] {
  const facts = tidyFacts(definition, typed);
  const issues: Issue[] = fieldsOf(definition).flatMap(([name, field]) =>
    checkValue(name, field, at(facts, name)),
  );
  const isSaid = ({ field }: Issue) => issues.some((issue) => issue.field === field);
  return [...issues, ...(definition.check?.(facts) ?? []).filter((issue) => !isSaid(issue))];
}

/** The values that are given, without missing ones. */
export const givenFacts = (values: Readonly<Record<string, Value | undefined>>): Facts =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** The row as the wire has it: amounts are decimal numbers there, cents inside. */
export const wireOf = (definition: Definition, facts: Facts): Facts =>
  eachField(definition, (name, field) => toWire(field, at(facts, name)));

/** The row as the wire brought it. */
export const factsOfWire = (definition: Definition, wire: Facts): Facts =>
  eachField(definition, (name, field) => fromWire(field, at(wire, name)));
