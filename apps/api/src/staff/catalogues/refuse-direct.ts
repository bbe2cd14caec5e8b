import type { Definition } from '@traslado/domain/catalogues/definition';
import type { Handle } from '../../db/client.ts';
import { Refused } from '../../refused.ts';
import { listGoverned } from '../../store/catalogue/rules-repository.ts';

/** The ways of a write: a change of staff, publishing a change set, a preview, or a whole change that is rolled back at its end. */
export type Way = 'direct' | 'change_set' | 'look' | 'rehearsal';

/**
 * Refuses a direct change of a catalogue whose rows change by sets only. A rule that asks for a second person does the same: a direct
 * change has none. Codes: `change_set.needed`.
 */
export async function refuseDirect(
  handle: Handle,
  definitions: readonly Definition[],
  way: Way,
): Promise<void> {
  if (way !== 'direct') return;
  const names = definitions.map(({ name }) => name);
  if (await needSets(handle, names)) throw new Refused('change_set.needed');
}

/** True if rows of one of these catalogues change by sets only. */
export async function needSets(handle: Handle, catalogues: readonly string[]): Promise<boolean> {
  const governed = await listGoverned(handle, catalogues);
  return governed.some(({ isOnlyBySets, needsSecond }) => isOnlyBySets || needsSecond);
}

/** The ones of these catalogues for which a rule asks for a second person. */
export async function needingSecondPerson(
  handle: Handle,
  catalogues: readonly string[],
): Promise<ReadonlySet<string>> {
  const governed = await listGoverned(handle, catalogues);
  return new Set(governed.filter(({ needsSecond }) => needsSecond).map(({ catalogue }) => catalogue));
}

/** True if a rule of one of these catalogues asks for a second person. */
export const needSecondPerson = async (handle: Handle, catalogues: readonly string[]): Promise<boolean> =>
  (await needingSecondPerson(handle, catalogues)).size > 0;
