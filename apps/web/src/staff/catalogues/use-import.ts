import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { BatchAnswer } from '@traslado/contract/schemas/catalogue-batches';
import type { Definition } from '@traslado/domain/catalogues/definition';
import type { Answers } from '@traslado/domain/files/ways';
import { whyOf } from '../session/broken-prices-of.ts';
import { askCatalogue } from './ask-catalogue.ts';
import type { Failure } from './broken-prices.tsx';
import { keyOf } from './key-of.ts';
import { useRememberLabels } from './use-labels.ts';

/** Outcome of a file; `why` is the reason in a sentence, '' without one. */
export type BatchOutcome<A extends BatchAnswer = BatchAnswer> =
  | { readonly answer: A }
  | { readonly why: Failure };

/** JSON as it was saved, or a table as bytes: the server reads it, and reports where it cannot. */
export async function bodyOf(file: File): Promise<object> {
  if (!file.name.toLowerCase().endsWith('.json')) return file;
  const read: unknown = JSON.parse(await file.text());
  return typeof read === 'object' && read !== null ? read : file;
}

/** Makes a bulk call, or shows its changes. Rows below the key are read again once they are written. */
export function useOutcome(definition: Definition, key: QueryKey = keyOf(definition)) {
  const queries = useQueryClient();
  const remember = useRememberLabels(definition);
  return async <A extends BatchAnswer>(call: () => Promise<A>): Promise<BatchOutcome<A>> => {
    try {
      const answer = await call();
      remember(answer.labels);
      if (answer.applied) await queries.invalidateQueries({ queryKey: key });
      return { answer };
    } catch (error) {
      return { why: whyOf(error) };
    }
  };
}

/** Shows the changes of a file, applies it, and undoes it. */
export function useImport(definition: Definition) {
  const outcomeOf = useOutcome(definition);
  return {
    send: (file: File, apply: boolean, answers: Answers) =>
      outcomeOf(async () => {
        const query = { ...answers, apply: apply ? '1' : '0' };
        return askCatalogue(definition, 'import', { query, body: await bodyOf(file) });
      }),
    undo: (batch: number) =>
      outcomeOf(() => askCatalogue(definition, 'undo', { params: { id: String(batch) } })),
  };
}
