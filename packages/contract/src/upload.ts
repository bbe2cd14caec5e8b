import type { CallName } from './calls.ts';
import { NoAnswerError, ProblemError, problemOf } from './client.ts';
import { flattenForm } from './form.ts';
import type { Route } from './route.ts';
import type { CallAnswer, CallInput } from './schemas.ts';

// Sending a file. Apart from the other calls: only pages of staff carry it.

type Files = [string, Uint8Array][];

/** The files of a body, by their fields. */
export const filesOf = (body: object): Files =>
  Object.entries(body).filter((entry): entry is [string, Uint8Array] => entry[1] instanceof Uint8Array);

/** A body without its files: the part that can be written as text. */
export const withoutFiles = (body: object): object =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => !(value instanceof Uint8Array)));

/** A form with the fields first, so that the server knows them when the file comes. */
function formOf(body: object): FormData {
  const form = new FormData();
  for (const [key, value] of flattenForm(withoutFiles(body))) form.append(key, value);
  for (const [key, bytes] of filesOf(body)) form.append(key, new Blob([bytes.slice()]), key);
  return form;
}

type UploadOptions = {
  readonly locale: string;
  /** From 0 to 1, the share sent so far; at 1 the server is at it. */
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
};

/**
 * Makes a call that takes a file. `fetch` does not report the bytes sent so far, so the browser's older way is used.
 * @throws ProblemError when the server refuses, NoAnswerError without an answer or when the signal ends it
 */
export function upload<N extends CallName>(
  route: Route,
  body: CallInput<N> extends { readonly body: infer B extends object } ? B : never,
  { locale, onProgress, signal }: UploadOptions,
): Promise<CallAnswer<N>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new NoAnswerError(request.statusText));
    request.open(route.method, route.path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', locale);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = fail;
    request.onabort = fail;
    request.onload = async () => {
      const answer = new Response(request.responseText, { status: request.status });
      if (answer.ok) resolve((await answer.json()) as CallAnswer<N>);
      else reject(new ProblemError(await problemOf(answer)));
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(formOf(body));
  });
}
