import { pageValue } from '../../components/page-value.ts';
import { ofDevice, readKept, writeKept } from '../../storage/kept-json.ts';
import { STAFF_KEYS } from '../../storage/staff-keys.ts';
import type { Person } from '../session/use-profile.ts';

type Pins = Readonly<Record<string, number>>;

const pins = pageValue<Pins | null>(null);

const read = (): Pins => readKept<Pins>(ofDevice, STAFF_KEYS.pinnedReports) ?? {};

/** Number of the kept report that a person has on Today, on this device; null for none. */
export const usePinned = ({ username }: Person): number | null =>
  (pins.useValue() ?? read())[username] ?? null;

/** Puts a kept report on Today in place of the one before; null takes it away. */
export function pinReport({ username }: Person, id: number | null): void {
  const { [username]: _, ...others } = read();
  const next = id === null ? others : { ...others, [username]: id };
  writeKept(ofDevice, STAFF_KEYS.pinnedReports, next);
  pins.set(next);
}
