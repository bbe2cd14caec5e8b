import type { Definition } from '@traslado/domain/catalogues/definition';
import { staffKey } from '../session/staff-session.ts';

/** Under what the answers about a catalogue are kept. */
export const keyOf = ({ name }: Pick<Definition, 'name'>) => [...staffKey, name] as const;
