import type { CustomFetchOptions } from 'openid-client';

/** Bytes of the longest answer that is read: keys and tokens are a few thousand. */
const mostBytes = 512 * 1024;

/** `fetch` that reads no more than needed, and follows no redirect: the secret is for their host only. */
export async function fetchBriefly(url: string, options: CustomFetchOptions): Promise<Response> {
  const { body, signal, ...rest } = options;
  const answer = await fetch(url, {
    ...rest,
    redirect: 'manual',
    ...(body !== undefined && { body: body as NonNullable<RequestInit['body']> }),
    ...(signal && { signal }),
  });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new TypeError('the answer is too long');
    chunks.push(chunk);
  }
  const { status, headers } = answer;
  // A status without a body may not be given one.
  const text = [101, 204, 205, 304].includes(status) ? null : Buffer.concat(chunks);
  return new Response(text, { status, headers });
}
