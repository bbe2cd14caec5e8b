import { type CatalogueCall, callNameOf, type Deed, isShared } from '@traslado/contract/catalogue-calls';
import type { CallOptions } from '@traslado/contract/client';
import type { AnswerOf, AnyRow } from '@traslado/contract/schemas/catalogue';
import type { Confirmed } from '@traslado/contract/schemas/unusual-prices';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { callApi, downloadApi } from '../../data/client.ts';
import { whileAskingPrices } from '../session/unusual-prices.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';

type Input = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: object;
};

// The same calls for each catalogue: for any definition the compiler cannot identify the one that is made.
const call = callApi as unknown as <K extends Deed>(
  name: CatalogueCall,
  input: Input,
  options?: CallOptions,
) => Promise<AnswerOf<K>>;

const download = downloadApi as unknown as (name: CatalogueCall, input: Input) => Promise<Blob>;

/** The table of a catalogue, or its rows for another installation, as a file. */
export const downloadCatalogue = (
  definition: Definition,
  deed: 'export' | 'file',
  input: Input,
): Promise<Blob> => whileSignedIn(() => download(callNameOf(definition, deed), input));

/** An input with the answers about unusual prices and time zones: in the body, of a table in the address. */
const answered = (input: Input, answer: Confirmed): Input => {
  const given = Object.entries(answer);
  if (given.length === 0) return input;
  if (!(input.body instanceof Blob)) return { ...input, body: { ...input.body, ...answer } };
  const inAddress = Object.fromEntries(given.map(([name]) => [name, '1']));
  return { ...input, query: { ...input.query, ...inAddress } };
};

/** Makes a call of a catalogue. Unusual prices and time zones are asked about. */
export const askCatalogue = <K extends Deed>(
  definition: Definition,
  deed: K,
  input: Input,
  options?: CallOptions,
): Promise<AnswerOf<K>> => {
  const params = { ...(isShared(deed) && { catalogue: definition.name }), ...input.params };
  return whileSignedIn(() =>
    whileAskingPrices((answer) =>
      call<K>(callNameOf(definition, deed), answered({ ...input, params }, answer), options),
    ),
  );
};

export const isRow = (found: unknown): found is AnyRow =>
  typeof found === 'object' && found !== null && 'version' in found;

/** The value in an answer under the name of its catalogue, or of one row. */
export const named = (answer: object, name: string): unknown =>
  Object.entries(answer).find(([key]) => key === name)?.[1];
