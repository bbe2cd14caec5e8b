import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { RefusalCode } from '@traslado/contract/refusals';
import { Refused } from '../refused.ts';
import type { Connections } from './connections.ts';
import { languageOf } from './locale.ts';
import { problemOfRefusal } from './problems.ts';

const codes: Readonly<Record<string, RefusalCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.too_slow',
  HPE_HEADER_OVERFLOW: 'request.too_large',
};

/**
 * Answers requests that Node itself gives up on, before any call of ours is asked: a request that arrives too slowly, or cannot be read.
 * The connection is closed with it.
 * @param headers of every answer
 */
export function answerBrokenRequest(
  headers: Readonly<Record<string, string>>,
  { open }: Pick<Connections, 'open'>,
): (error: Error & { code?: string }, socket: Socket) => void {
  return (error, socket) => {
    const code = codes[error.code ?? ''] ?? 'request.malformed';
    const last = open.get(socket);
    // The client is gone, or this very request was answered before it had come whole: later bytes would be taken for the next answer.
    const isAnswered = last?.headersSent === true && !last.req.complete;
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswered) {
      socket.destroy();
      return;
    }
    // The headers were not kept, so the language is unknown.
    const problem = problemOfRefusal(new Refused(code), languageOf(undefined), `urn:request:${randomUUID()}`);
    const body = JSON.stringify(problem);
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`,
      () => socket.destroy(),
    );
  };
}
