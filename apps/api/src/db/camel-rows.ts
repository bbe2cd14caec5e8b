import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs, QueryId } from 'kysely';

/** Our name of a column: `couponId` for `coupon_id`. */
export const camelOf = (column: string): string =>
  column.replace(/_([a-z0-9])/g, (_, next: string) => next.toUpperCase());

const named = new Map<string, string>();

function nameOf(column: string): string {
  const known = named.get(column);
  if (known !== undefined) return known;
  const name = camelOf(column);
  named.set(column, name);
  return name;
}

/**
 * Answers of raw statements under our names. Statements of the query builder keep the names of the tables, as their types say. JSON in a
 * column keeps its names.
 */
export function camelRows(): KyselyPlugin {
  const raw = new WeakSet<QueryId>();
  return {
    transformQuery({ node, queryId }: PluginTransformQueryArgs) {
      if (node.kind === 'RawNode') raw.add(queryId);
      return node;
    },
    async transformResult({ queryId, result }: PluginTransformResultArgs) {
      const [first] = result.rows;
      if (!first || !raw.has(queryId)) return result;
      const columns = Object.keys(first);
      if (!columns.some((column) => column.includes('_'))) return result;
      const names = columns.map(nameOf);
      return {
        ...result,
        rows: result.rows.map((row) => {
          const renamed: Record<string, unknown> = {};
          for (let at = 0; at < columns.length; at += 1)
            renamed[names[at] as string] = row[columns[at] as string];
          return renamed;
        }),
      };
    },
  };
}
