import {
  ALL_CATALOGUES,
  type CatalogueName,
  type CataloguePermission,
  type Catalogues,
  permissionOf,
} from '@traslado/domain/catalogues/catalogues';
import { type AskedDeed, asksFor, OF_MANY_ROWS } from '@traslado/domain/catalogues/deeds';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { OPTIONAL_BODY, type Route } from './route.ts';

/** Deeds whose shapes have the fields of the catalogue, so that each catalogue has a call of its own: in the names of calls. */
const namesOf = <O extends string, M extends string>({ one, many }: { one: O; many: M }) =>
  ({
    list: `list${many}`,
    export: `export${many}`,
    get: `get${one}`,
    create: `create${one}`,
    update: `update${one}`,
    file: `export${many}File`,
    bulk: `bulkUpdate${many}`,
  }) as const;

/** Deeds whose shapes are the same for all, so that one call is served for each catalogue. */
const SHARED = {
  choices: 'listCatalogueChoices',
  history: 'listCatalogueRowHistory',
  uses: 'listCatalogueRowUses',
  delete: 'deleteCatalogueRow',
  restore: 'restoreCatalogueRow',
  import: 'importCatalogueRows',
  undo: 'undoCatalogueBatch',
} as const;

type OwnDeed = keyof ReturnType<typeof namesOf>;
export type SharedDeed = keyof typeof SHARED;

/** All that can be done with a catalogue. */
export type Deed = OwnDeed | SharedDeed;

/** The calls of a catalogue, in the order of the documents. */
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
] as const satisfies readonly Deed[];

const isAsked = (deed: Deed): deed is AskedDeed => OF_MANY_ROWS.some((one) => one === deed);

export const isShared = (deed: Deed): deed is SharedDeed => Object.hasOwn(SHARED, deed);

/** Deeds of a catalogue: those of every one, and those that its definition asks for. */
export const deedsOf = (definition: Definition): readonly Deed[] =>
  DEEDS.filter((deed) => !isAsked(deed) || asksFor(definition, deed));

/** The catalogues with which this can be done. */
const cataloguesWith = (deed: Deed): readonly Definition[] =>
  ALL_CATALOGUES.filter((definition) => deedsOf(definition).includes(deed));

type NamesOf<D extends Definition> = ReturnType<typeof namesOf<D['calls']['one'], D['calls']['many']>>;

/** The deeds of which a catalogue has a call of its own. */
type OwnDeedsOf<D extends Definition> = Exclude<
  OwnDeed,
  Exclude<AskedDeed, D extends { readonly deeds: readonly (infer A)[] } ? A : never>
>;

/** Calls of one catalogue each: name, catalogue and deed. */
export type OwnCalls = {
  [C in CatalogueName]: {
    [K in OwnDeedsOf<Catalogues[C]>]: { name: NamesOf<Catalogues[C]>[K]; catalogue: C; deed: K };
  }[OwnDeedsOf<Catalogues[C]>];
}[CatalogueName];

/** Calls of several catalogues. */
export type SharedCalls = { [K in SharedDeed]: { name: (typeof SHARED)[K]; deed: K } }[SharedDeed];

export type CatalogueCall = (OwnCalls | SharedCalls)['name'];

/** Something of every call of the catalogues, under the call's name. A call that is served for several has all of them. */
export function ofCatalogueCalls<T>(
  of: (deed: Deed, definitions: readonly [Definition, ...Definition[]]) => T,
): Readonly<Record<CatalogueCall, T>> {
  const all = DEEDS.flatMap((deed): (readonly [string, T])[] => {
    const [first, ...others] = cataloguesWith(deed);
    if (!first) throw new Error(`no catalogue has ${deed}`);
    if (isShared(deed)) return [[SHARED[deed], of(deed, [first, ...others])]];
    return [first, ...others].map((one) => [namesOf(one.calls)[deed], of(deed, [one])]);
  });
  // The names are made of the definitions as their types are.
  return Object.fromEntries(all) as Record<CatalogueCall, T>;
}

/** The calls that do this: one of each catalogue, or one for all. */
type CallOf<K extends Deed> = Extract<OwnCalls | SharedCalls, { deed: K }>['name'];

/** The name of the call that does this with a catalogue. */
export function callNameOf<K extends Deed>({ calls }: Definition, deed: K): CallOf<K> {
  const name: string = { ...namesOf(calls), ...SHARED }[deed];
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

/** Route of a deed with one catalogue. */
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
      return { method: 'POST', path: `${path}/batches/{id}/undo`, ...change, ...OPTIONAL_BODY };
    case 'restore':
      return { method: 'POST', path: `${path}/{id}/restore`, ...change, body: 'json' };
  }
};

/** Route of a deed with several catalogues: their common path, and the permission of each. */
function sharedRouteOf(deed: Deed, definitions: readonly [Definition, ...Definition[]]): CatalogueRoute {
  const [first] = definitions;
  const { permission: _, path, ...route } = routeOf(first, deed);
  const permissions = definitions.flatMap((one) => {
    const { permission } = routeOf(one, deed);
    return permission ? [[one.name, permission] as const] : [];
  });
  return {
    ...route,
    path: path.replace(`/${first.name}`, '/{catalogue}'),
    permissions: Object.fromEntries(permissions),
  };
}

/** Routes of all catalogues' calls. */
export const catalogueRoutes = ofCatalogueCalls((deed, definitions) =>
  isShared(deed) ? sharedRouteOf(deed, definitions) : routeOf(definitions[0], deed),
);
