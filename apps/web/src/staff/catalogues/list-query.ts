/** Possible questions to a list of the staff's side: its orders and its filters, the usual one first. */
export type ListShape<S extends string, F extends Readonly<Record<string, readonly string[]>>> = {
  readonly sorts: readonly [S, ...S[]];
  readonly filters: F;
  /** Words that are searched for where the address has none. */
  readonly search?: string;
};

export type ListQuery<S extends string, F extends Readonly<Record<string, readonly string[]>>> = {
  readonly search: string;
  readonly sort: S;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  /** Chosen columns, with points between them; '' for the usual ones. */
  readonly columns: string;
} & (string extends keyof F
  ? Readonly<Record<string, string | number>>
  : { readonly [N in keyof F]: F[N][number] });

type Filters = Readonly<Record<string, readonly string[]>>;

/** The question of an address. Faulty parts of an address are left out: links get old, and are cut off. */
export function readListQuery<S extends string, const F extends Filters>(
  { sorts, filters, search = '' }: ListShape<S, F>,
  address: string,
): ListQuery<S, F> {
  const asked = new URLSearchParams(address);
  const page = Number(asked.get('page'));
  const chosen = Object.entries(filters).map(([name, values]) => [
    name,
    values.find((value) => value === asked.get(name)) ?? values[0],
  ]);
  return {
    search: (asked.get('search') ?? search).slice(0, 100),
    sort: sorts.find((sort) => sort === asked.get('sort')) ?? sorts[0],
    direction: asked.get('direction') === 'desc' ? 'desc' : 'asc',
    columns: /^[\w.]{1,1000}$/.exec(asked.get('columns') ?? '')?.[0] ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    ...Object.fromEntries(chosen),
  } as ListQuery<S, F>;
}

/** The same as part of an address, without usual values: '' for the list as it comes. */
export function listQueryText<S extends string, const F extends Filters>(
  shape: ListShape<S, F>,
  query: ListQuery<S, F>,
): string {
  const usual: Readonly<Record<string, unknown>> = readListQuery(shape, '');
  const said = Object.entries(query).filter(([name, value]) => value !== usual[name]);
  const text = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
