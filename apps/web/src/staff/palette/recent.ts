import { catalogueAddress, pageAt } from '@traslado/domain/access/menu';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { ofDevice, readKept, writeKept } from '../../storage/kept-json.ts';
import { STAFF_KEYS } from '../../storage/staff-keys.ts';
import type { Person } from '../session/use-profile.ts';
import { BOOKINGS } from './results.ts';

/** An opened page by its name in the menu, or a row by its catalogue and number. Its label is not stored. */
export type Opened = { readonly kind: string; readonly id: string | number };

/** `kind` of a page. */
const PAGE = 'page';

const MOST = 10;

const isSame = (a: Opened, b: Opened): boolean => a.kind === b.kind && a.id === b.id;

/** The page or row under an address, among the pages of the menu. A page below another counts as that one. */
export function recogniseOpened(path: string, menu: Person['menu']): Opened | null {
  const [, list, row] = /^(.+)\/([1-9]\d{0,9})$/.exec(path) ?? [];
  const kind = [BOOKINGS, ...ALL_CATALOGUES.map(({ name }) => name)].find(
    (name) => catalogueAddress(name) === list && menu.some(({ id }) => id === name),
  );
  if (kind) return { kind, id: Number(row) };
  const page = pageAt(menu, path);
  return page ? { kind: PAGE, id: page.id } : null;
}

/** The last ten that were opened, the newest first, each once. */
export const withOpened = (before: readonly Opened[], opened: Opened): Opened[] =>
  [opened, ...before.filter((one) => !isSame(one, opened))].slice(0, MOST);

/** Pages and rows that the person can still open, without the one on screen. */
export function recentFor(
  opened: readonly Opened[],
  menu: Person['menu'],
  here: Opened | null,
): readonly Opened[] {
  const ids = new Set(menu.map(({ id }) => id));
  return opened.filter(
    (one) => !(here && isSame(one, here)) && ids.has(one.kind === PAGE ? String(one.id) : one.kind),
  );
}

type Kept = { readonly of: string; readonly opened: readonly Opened[] };

const isOpened = (one: Partial<Opened> | null): one is Opened =>
  typeof one?.kind === 'string' && (typeof one.id === 'string' || Number.isInteger(one.id));

/** This person's last opened pages and rows on this device; none of another person. */
export function readOpened(username: string): readonly Opened[] {
  const kept = readKept<Partial<Kept>>(ofDevice, STAFF_KEYS.recentlyOpened);
  return kept?.of === username && Array.isArray(kept.opened) ? kept.opened.filter(isOpened) : [];
}

/** Stores that a person opened it. Signing out drops all of it (`forgetProfile`). */
export function keepOpened(username: string, opened: Opened): void {
  const kept: Kept = { of: username, opened: withOpened(readOpened(username), opened) };
  writeKept(ofDevice, STAFF_KEYS.recentlyOpened, kept);
}
