import type { Content, OpenApiDocument, Parameter } from './document.ts';
import { fieldsOf, typeInWords } from './fields.ts';

const fieldLines = (call: string, sign: string, content: Content | undefined): string[] => {
  const [media] = Object.values(content ?? {}).filter(({ schema }) => schema.type !== 'string');
  if (!media) return [];
  const fields = fieldsOf(media.schema).map(({ name, shape }) => (shape ? `${name} ${shape}` : name));
  return [...new Set(fields.length > 0 ? fields : [typeInWords(media.schema)])].map(
    (field) => `${call} ${sign} ${field}`,
  );
};

/** Possible words of a path's place: the catalogues for which a call is served. */
const placesOf = (parameters: readonly Parameter[]): readonly string[] =>
  parameters.flatMap(({ in: where, schema }) =>
    where === 'path' && Array.isArray(schema.enum) ? schema.enum.map(String) : [],
  );

/**
 * Each call, its parameters (`?`), the catalogues for which it is served (`@`), the fields that are sent (`>`) and answered (`<`), and the
 * fields of the named shapes: a line for each fact that callers rely on.
 */
export function keptLines(document: OpenApiDocument): readonly string[] {
  const ofCalls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters, requestBody, responses }]) => {
      const call = `${method.toUpperCase()} ${path}`;
      const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
      return [
        call,
        ...parameters.filter((one) => one.in === 'query').map((one) => `${call} ? ${one.name}`),
        ...placesOf(parameters).map((place) => `${call} @ ${place}`),
        ...fieldLines(call, '>', requestBody?.content),
        ...fieldLines(call, '<', success?.content),
      ];
    }),
  );
  const ofShapes = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    fieldsOf(schema).map((field) => `${name} . ${field.name}${field.shape ? ` ${field.shape}` : ''}`),
  );
  return [...new Set([...ofCalls, ...ofShapes])].sort();
}
