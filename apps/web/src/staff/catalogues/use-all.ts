import { useQueryClient } from '@tanstack/react-query';
import type { AllAnswer, AllBody } from '@traslado/contract/schemas/all-catalogues';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { callApi, downloadApi } from '../../data/client.ts';
import { saveFile } from '../../data/save-file.ts';
import { whyOf } from '../session/broken-prices-of.ts';
import { whileAskingPrices } from '../session/unusual-prices.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import type { Failure } from './broken-prices.tsx';
import { keyOf } from './key-of.ts';
import { rememberLabels } from './use-labels.ts';

/** Outcome of a file; `why` is the reason in a sentence, '' without one. */
type AllOutcome = { readonly answer: AllAnswer } | { readonly why: Failure };

/** Content of the file; the server judges it. */
export const bodyOfAll = async (file: File): Promise<AllBody> => JSON.parse(await file.text());

/** All catalogues as one file: saved, shown with its changes, applied, undone. */
export function useAll() {
  const queries = useQueryClient();
  const outcomeOf = async (call: () => Promise<AllAnswer>): Promise<AllOutcome> => {
    try {
      const answer = await whileSignedIn(call);
      for (const { catalogue, labels } of answer.catalogues) {
        const definition = ALL_CATALOGUES.find(({ name }) => name === catalogue);
        if (!definition) continue;
        rememberLabels(queries, definition.name, labels);
        if (answer.applied) await queries.invalidateQueries({ queryKey: keyOf(definition) });
      }
      return { answer };
    } catch (error) {
      return { why: whyOf(error) };
    }
  };
  return {
    save: async () =>
      saveFile(await whileSignedIn(() => downloadApi('exportCatalogues', {})), 'catalogues.json'),
    send: (file: File, apply: boolean) =>
      outcomeOf(async () => {
        const body = await bodyOfAll(file);
        const query = { apply: apply ? '1' : '0' } as const;
        return whileAskingPrices((answer) =>
          callApi('importCatalogues', { query, body: { ...body, ...answer } }),
        );
      }),
    undo: (batch: number) =>
      outcomeOf(() =>
        whileAskingPrices((body) => callApi('undoCatalogues', { params: { id: String(batch) }, body })),
      ),
  };
}
