import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Program, parseSync, type TSType } from 'oxc-parser';

/** Types as the source writes them, followed through aliases and imports. The compiler of TypeScript 7 has no JavaScript to ask. */

/** Type and the file in which its names hold. */
type Written = { readonly type: TSType; readonly file: string };

export type Property = Written & { readonly optional: boolean };
/** Properties of an object type, by name. */
export type Shape = ReadonlyMap<string, Property>;

const packages = fileURLToPath(new URL('../../../../../packages/', import.meta.url));
const parsed = new Map<string, Program>();

export function programOf(file: string): Program {
  const known = parsed.get(file);
  if (known) return known;
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  parsed.set(file, program);
  return program;
}

/** The properties of an object type; null of any other, or of one that cannot be followed. */
export function shapeOf(type: TSType, file: string): Shape | null {
  switch (type.type) {
    case 'TSParenthesizedType':
      return shapeOf(type.typeAnnotation, file);
    case 'TSTypeLiteral':
      return new Map(
        type.members.flatMap((member) => {
          if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) return [];
          const name = member.key.type === 'Identifier' ? member.key.name : '';
          const property = { type: member.typeAnnotation.typeAnnotation, file, optional: member.optional };
          return [[name, property] as const];
        }),
      );
    case 'TSIntersectionType': {
      const shapes = type.types.map((part) => shapeOf(part, file));
      return shapes.includes(null) ? null : new Map(shapes.flatMap((shape) => [...(shape ?? [])]));
    }
    case 'TSTypeReference': {
      const [of, keys] = type.typeArguments?.params ?? [];
      const name = type.typeName.type === 'Identifier' ? type.typeName.name : '';
      if (name === 'Readonly' && of) return shapeOf(of, file);
      if ((name === 'Omit' || name === 'Pick') && of && keys) {
        const named = new Set(namesIn(keys));
        const shape = shapeOf(of, file);
        return shape && new Map([...shape].filter(([key]) => named.has(key) === (name === 'Pick')));
      }
      const found = find(name, file);
      return found && shapeOf(found.type, found.file);
    }
    default:
      return null;
  }
}

function namesIn(type: TSType): string[] {
  if (type.type === 'TSUnionType') return type.types.flatMap(namesIn);
  return type.type === 'TSLiteralType' && type.literal.type === 'Literal' ? [String(type.literal.value)] : [];
}

/**
 * `string`, `number`, `boolean`, `array`, `object`: the kind of a value beside null. Null for a type that says nothing or cannot be
 * followed.
 */
export function kindsOf(type: TSType, file: string): ReadonlySet<string> | null {
  switch (type.type) {
    case 'TSStringKeyword':
    case 'TSTemplateLiteralType':
      return new Set(['string']);
    case 'TSNumberKeyword':
      return new Set(['number']);
    case 'TSBooleanKeyword':
      return new Set(['boolean']);
    case 'TSNullKeyword':
      return new Set();
    case 'TSLiteralType':
      return new Set(type.literal.type === 'Literal' ? [typeof type.literal.value] : ['string']);
    case 'TSArrayType':
    case 'TSTupleType':
      return new Set(['array']);
    case 'TSTypeLiteral':
    case 'TSIntersectionType':
      return new Set(['object']);
    case 'TSParenthesizedType':
      return kindsOf(type.typeAnnotation, file);
    case 'TSTypeOperator':
      return type.operator === 'readonly' ? kindsOf(type.typeAnnotation, file) : null;
    case 'TSUnionType': {
      const kinds = type.types.map((part) => kindsOf(part, file));
      return kinds.includes(null) ? null : new Set(kinds.flatMap((part) => [...(part ?? [])]));
    }
    case 'TSTypeReference': {
      const found = find(type.typeName.type === 'Identifier' ? type.typeName.name : '', file);
      return found && kindsOf(found.type, found.file);
    }
    default:
      return null;
  }
}

/** The type of this name in a file, or in the file from which it is imported. */
function find(name: string, file: string): Written | null {
  for (const statement of programOf(file).body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'TSTypeAliasDeclaration' && declared.id.name === name)
      return { type: declared.typeAnnotation, file };
    if (statement.type !== 'ImportDeclaration') continue;
    const imported = statement.specifiers.find(({ local }) => local.name === name);
    const from = imported && fileOf(statement.source.value, file);
    if (from) return find(imported.type === 'ImportSpecifier' ? nameOf(imported.imported) : name, from);
  }
  return null;
}

const nameOf = (name: { name: string } | { value: string }): string =>
  'name' in name ? name.name : name.value;

function fileOf(specifier: string, from: string): string | null {
  const [, room, path] = /^@traslado\/(domain|contract)\/(.+)$/.exec(specifier) ?? [];
  const file = specifier.startsWith('.')
    ? resolve(dirname(from), specifier)
    : `${packages}${room}/src/${path}.ts`;
  return existsSync(file) ? file : null;
}
