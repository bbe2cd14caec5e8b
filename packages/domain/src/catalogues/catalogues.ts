import type { Definition } from './definition.ts';
import { rates } from './rates.ts';
import { regions } from './regions.ts';

/** Every catalogue that staff edit, by its name. Calls, permissions, tables, pages and tests follow from it. */
const CATALOGUES = { rates, regions } as const satisfies Readonly<Record<string, Definition>>;

export type Catalogues = typeof CATALOGUES;
export type CatalogueName = keyof Catalogues;

/** The same for whoever walks over all of them. */
export const ALL_CATALOGUES: readonly Definition[] = Object.values(CATALOGUES);

/** What it takes to look at a catalogue, and to change it. */
export type CataloguePermission = `${CatalogueName}:${'see' | 'change'}`;

const isName = (name: string): name is CatalogueName => Object.hasOwn(CATALOGUES, name);

/** The permission to look at a catalogue, or to change it. */
export function permissionOf({ name }: Definition, what: 'see' | 'change'): CataloguePermission {
  if (!isName(name)) throw new Error(`${name} is not among the catalogues`);
  return `${name}:${what}`;
}
