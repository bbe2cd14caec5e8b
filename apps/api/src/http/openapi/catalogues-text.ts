import { catalogueAddress } from '@traslado/domain/access/menu';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import type { Definition, Field } from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import { initialValue, isOptional, toWire } from '@traslado/domain/catalogues/kinds';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';

/** The bounds of a field, in words. */
function boundsOf(field: Field): string {
  switch (field.kind) {
    case 'text':
      return `text, 1 to ${field.max}${field.form ? `, like \`${field.form.example}\`` : ''}${field.isUnique ? ', once' : ''}`;
    case 'tags':
      return `tags, up to ${field.most}`;
    case 'lines':
      return `up to ${field.most} lines of 1 to ${field.max}${field.form ? `, like \`${field.form.example}\`` : ''}`;
    case 'set':
      return `any of ${field.of.map((value) => `\`${value}\``).join(', ')}`;
    case 'flag':
      return 'yes or no';
    case 'choice':
      return field.of.map((value) => `\`${value}\``).join(', ');
    case 'whole':
      return `whole number, ${field.min} to ${field.max}`;
    case 'decimal':
      return `number, ${field.min} to ${field.max}, ${field.digits} digits after the point`;
    case 'money':
      return 'amount, 0.00 to 9,999,999.99';
    case 'date':
      return 'date';
    case 'time':
      return 'time, 00:00 to 23:59';
    case 'reference':
      return `${/^[aeiou]/.test(field.to) ? 'an' : 'a'} ${field.to}`;
    case 'picture':
      return 'an uploaded picture';
  }
}

/** The value of a new row whose call leaves the field out. */
function leftOutOf({ known = [] }: Definition, name: string, field: Field): string {
  if ('usual' in field && field.usual !== undefined) {
    const value = initialValue(field);
    return `; usually ${typeof value === 'boolean' ? (value ? 'yes' : 'no') : `\`${toWire(field, value)}\``}`;
  }
  if (known.includes(name)) return '; known by the key of a new row';
  return isOptional(field) ? '; may be left out of a new row' : '';
}

const roles = (names: readonly string[]): string => ['administrator', ...names].join(', ');

const deedsText = ({ deeds = [] }: Definition): string =>
  deeds.length === 0 ? '' : `\nAsks for: ${deeds.map((deed) => `\`${deed}\``).join(', ')}.`;

function textOf(definition: Definition): string {
  const { title, labels, hints, lead } = wordsOf(definition).en;
  const rows = fieldsOf(definition).map(([name, field]) => {
    const hint = hints[name];
    const says = [labels[name] ?? name, ...(hint ? [hint] : [])].join('. ');
    return `| \`${name}\` | ${boundsOf(field)}${leftOutOf(definition, name, field)} | ${says} |`;
  });
  const changes = roles(definition.changedBy);
  const sees = [...new Set([...definition.seenBy, 'auditor'])].filter(
    (role) => !definition.changedBy.some((one) => one === role),
  );
  return `## ${title}

${lead}

\`${catalogueAddress(definition.name)}\`, \`/v1/staff/${definition.name}\`. Changed by: ${changes}. Seen by: ${sees.join(', ')}. A change shows in:
${definition.shows} (\`apps/api/src/staff/catalogues/${definition.name}.test.ts\`)${deedsText(definition)}

| field | holds | says |
|---|---|---|
${rows.join('\n')}
`;
}

/** docs/catalogues.md: the contents of each catalogue, its rights, and the places where a change shows. */
export const cataloguesText = (): string => `# Catalogues

What staff edit, made of the definitions in \`packages/domain/src/catalogues\` by \`npm run openapi\`. Who may is what the roles that the product comes
with have; roles can be changed. Their calls are listed at \`/docs\` of a running product. Every catalogue is listed, read, changed and saved as a table;
\`restore\`, \`file\`, \`import\`, \`bulk\` and \`undo\` are there where the definition asks for them. The file of all catalogues (\`/admin/catalogues\`) moves
the rows of the others, too.

A field that may be left out is empty in a form and \`null\` in a call.

## Files of spreadsheets

An import (\`POST …/import\`, and the page *Import*) reads a table as spreadsheets save it, as a file or as pasted rows
([decision 92](decisions/0092-files-as-spreadsheets-write-them.md)):

- UTF-8, with commas, semicolons or tabs, with \`sep=;\` or without. A title may stand above the head; empty rows, and empty columns at the end, are left out.
- Heads are those of the export or of the form, in either language, or the names below. Where some are none of them, \`questions\` asks for their columns: query
  \`columns=2:iata_code,5:\`, the place of each and its field; without a field the column is left out.
- A row of an existing key changes that row; \`found\` tells its key and name until then. Lines are left out by \`without=3,7\`.
- A column may be left out where its field may be left out, is a list or tags, or has a value *at first*. A new row has that value, another row keeps its own.
- Dates: \`2026-12-13\`, \`13/12/2026\`, \`13-dic-26\`. Numbers: \`1234.5\`, \`$1,234.50\`, \`1.234,50\`. Yes and no: the words of the page, or \`true\`, \`VERDADERO\`,
  \`sí\`, \`1\`.
- \`03/04/2026\`, \`1.180\` and \`1,180\` can be read in two ways. One cell that can be read in one way only decides for the whole file. Without one, \`questions\` of the answer asks
  once, with examples, and nothing is written before the answer: query \`dates=day_first\` or \`month_first\`, \`decimals=point\` or \`comma\`. A row that the answer does not fit is
  refused.
- A number that lost its zeros at the beginning, or its end (\`1.00235E+14\`), is refused, and its column named. A formula is refused.
- \`.xlsx\` is not read: paste its rows, or save it as CSV UTF-8.

Stays are read in the same way (\`/admin/stays/import\`, \`POST /v1/staff/stays/import\`): \`folio\`, \`last_name\`, \`property_id\` (code or name), \`arrival\`, \`departure\`, \`adults\`;
\`first_name\`, \`children\` (0), \`country\`, \`email\` and \`phone\` may be left out. Up to 5,000 rows, which are only added.

${ALL_CATALOGUES.map(textOf).join('\n')}`;
