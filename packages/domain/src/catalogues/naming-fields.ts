import { type Definition, languageOf } from './definition.ts';
import { fieldsOf } from './facts.ts';

/**
 * Fields by which people search a row: its title and names in both languages, its key, and its codes. Only fields that the search of the list covers,
 * so that the list finds every hit. Addresses of people are not among them.
 */
export function namingFieldsOf(definition: Definition): string[] {
  const { title, key, search } = definition;
  const both = languageOf(definition, title)?.base;
  return fieldsOf(definition).flatMap(([name, field]) => {
    const base = languageOf(definition, name)?.base ?? name;
    const isContact = field.kind === 'text' && field.form?.isContact === true;
    const isCode = field.kind === 'text' && field.form !== undefined;
    const isName = name === title || base === both || base === 'name' || base.endsWith('_name');
    const asks = !isContact && (isName || isCode || key.includes(name));
    return asks && search.includes(name) ? [name] : [];
  });
}
