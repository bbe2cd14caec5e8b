import {
  ALL_CATALOGUES,
  type CatalogueName,
  type CataloguePermission,
  type Catalogues,
  permissionOf,
} from '@traslado/domain/catalogues/catalogues';
import type { Definition } from '@traslado/domain/catalogues/definition';
import type { Route } from './route.ts';

/** The calls that every catalogue has, by what they do. */
const DEEDS = [
  'list',
  'export',
  'choices',
  'get',
  'history',
  'uses',
  'create',
  'update',
  'delete',
  'restore',
  'file',
  'import',
  'bulk',
  'undo',
] as const;
export type Deed = (typeof DEEDS)[number];

const namesOf = <O extends string, M extends string>({ one, many }: { one: O; many: M }) =>
  ({
    list: `list${many}`,
    export: `export${many}`,
    choices: `list${one}Choices`,
    get: `get${one}`,
    history: `list${one}History`,
    uses: `list${one}Uses`,
    create: `create${one}`,
    update: `update${one}`,
    delete: `delete${one}`,
    restore: `restore${one}`,
    file: `export${many}File`,
    import: `import${many}`,
    bulk: `bulkUpdate${many}`,
    undo: `undo${many}Batch`,
  }) as const satisfies Record<Deed, string>;

type NamesOf<D extends Definition> = ReturnType<typeof namesOf<D['calls']['one'], D['calls']['many']>>;

/** Each call of each catalogue: its name, whose it is and what it does. */
export type CatalogueCalls = {
  [C in CatalogueName]: {
    [K in Deed]: { name: NamesOf<Catalogues[C]>[K]; catalogue: C; deed: K };
  }[Deed];
}[CatalogueName];

export type CatalogueCall = CatalogueCalls['name'];

/** Something of every call of every catalogue, under the call's name. */
export function ofCatalogueCalls<T>(
  of: (definition: Definition, deed: Deed) => T,
): Readonly<Record<CatalogueCall, T>> {
  const all = ALL_CATALOGUES.flatMap((definition) =>
    DEEDS.map((deed) => [namesOf(definition.calls)[deed], of(definition, deed)] as const),
  );
  // The names are made of the definitions as their types are.
  return Object.fromEntries(all) as Record<CatalogueCall, T>;
}

/** The calls that do this, one of each catalogue. */
type CallOf<K extends Deed> = Extract<CatalogueCalls, { deed: K }>['name'];

/** The name of a call of one of the catalogues. */
export function callNameOf<K extends Deed>({ calls }: Definition, deed: K): CallOf<K> {
  const name: string = namesOf(calls)[deed];
  const does = (known: string): known is CallOf<K> => known in catalogueRoutes;
  if (!does(name)) throw new Error(`there is no call ${name}`);
  return name;
}

export type CatalogueRoute = Route & { readonly access: 'staff' };

const seeing = (path: string, permission: CataloguePermission): CatalogueRoute => ({
  method: 'GET',
  path,
  access: 'staff',
  permission,
});

export const routeOf = (definition: Definition, deed: Deed): CatalogueRoute => {
  const path = `/v1/staff/${definition.name}`;
  const change = { access: 'staff', permission: permissionOf(definition, 'change') } as const;
  const see = permissionOf(definition, 'see');
  switch (deed) {
    case 'list':
      return seeing(path, see);
    case 'export':
      return { ...seeing(`${path}.csv`, see), answer: 'csv' };
    case 'choices':
      return seeing(`${path}/choices`, see);
    case 'get':
      return seeing(`${path}/{id}`, see);
    case 'uses':
      return seeing(`${path}/{id}/uses`, see);
    case 'history':
      return seeing(`${path}/{id}/history`, see);
    case 'create':
      return { method: 'POST', path, ...change, body: 'json', status: 201 };
    case 'update':
      return { method: 'PUT', path: `${path}/{id}`, ...change, body: 'json' };
    case 'delete':
      return { method: 'DELETE', path: `${path}/{id}`, ...change };
    case 'file':
      return seeing(`${path}.json`, see);
    case 'import':
      return { method: 'POST', path: `${path}/import`, ...change, body: 'table', bodyBytes: 20_000_000 };
    case 'bulk':
      return { method: 'POST', path: `${path}/bulk`, ...change, body: 'json', bodyBytes: 2_000_000 };
    case 'undo':
      return { method: 'POST', path: `${path}/batches/{id}/undo`, ...change };
    case 'restore':
      return { method: 'POST', path: `${path}/{id}/restore`, ...change, body: 'json' };
  }
};

/** Where the calls of all catalogues are served. */
export const catalogueRoutes = ofCatalogueCalls(routeOf);
