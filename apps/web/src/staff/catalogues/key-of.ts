import type { Definition } from '@traslado/domain/catalogues/definition';
import { staffKey } from '../session/staff-session.ts';

/** Query key of the answers about a catalogue. */
export const keyOf = ({ name }: Pick<Definition, 'name'>) => [...staffKey, name] as const;
