import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Labels } from '@traslado/contract/schemas/catalogue';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { createContext, type ReactNode, useContext } from 'react';
import { callApi } from '../../data/client.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { setsKey } from './use-keep.ts';
import { rememberLabels } from './use-labels.ts';

type OpenSet = {
  readonly id: number;
  /** Labels of the rows that it adds, by the fields that can name them. */
  readonly added: Labels;
};

const none: Labels = {};
const OpenSetContext = createContext<OpenSet | null>(null);

/** The set that the form is filled for; null for none. */
export const useOpenSet = (): OpenSet | null => useContext(OpenSetContext);

/** The number of a set that an address names as `set`; null where it names none. */
export function setOfAddress(address: string): number | null {
  const said = new URLSearchParams(address).get('set') ?? '';
  return /^[1-9]\d{0,9}$/.test(said) ? Number(said) : null;
}

type OpenSetProps = { id: number; definition: Definition; children: ReactNode };

/** A form that is filled for a set: its fields can name rows that the set adds. */
export function OpenSetProvider({ id, definition, children }: OpenSetProps) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: [...setsKey, 'added', id, definition.name],
    queryFn: async () => {
      const query = { catalogue: definition.name };
      const asked = { params: { id: String(id) }, query };
      const answer = await whileSignedIn(() => callApi('listAddedRows', asked));
      rememberLabels(queries, definition.name, answer.labels);
      return answer;
    },
    staleTime: 0,
  });
  return (
    <OpenSetContext.Provider value={{ id, added: data?.labels ?? none }}>{children}</OpenSetContext.Provider>
  );
}
