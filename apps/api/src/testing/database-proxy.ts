import { connect, createServer, type Socket } from 'node:net';

/** Selects the piece of a client's data to act on. */
type Wish = (sent: Buffer) => boolean;

/** Stands between the product and PostgreSQL, and breaks the line as a test wishes. */
export type DatabaseProxy = {
  readonly url: string;
  /** Cuts once, at the selected piece: before it reaches the server, or after the server has answered and before the client hears it. */
  readonly cutAt: (meant: Wish, when: 'before' | 'after') => void;
  /** From now on every statement gets this SQLSTATE, and new connections do where a server refuses those; null ends it. */
  readonly answerWith: (sqlState: string | null) => void;
  /** Passes nothing on, as a frozen server answers nothing; meanwhile sent data arrives when it ends. */
  readonly freeze: (frozen: boolean) => void;
  /** Cuts every connection, and makes none until it ends. */
  readonly refuse: (refusing: boolean) => void;
  readonly close: () => Promise<void>;
};

const commit = Buffer.from([0x51, 0, 0, 0, 11, ...Buffer.from('commit\0')]);
/** A piece that ends a transaction: a commit, alone or behind the last statement. */
export const isCommit: Wish = (sent) => sent.subarray(-commit.length).equals(commit);

/** Requests of a piece, each with an answer of its own: simple statements, and prepared ones by their sync. */
function requestsOf(sent: Buffer): number {
  let count = 0;
  for (let at = 0; at + 5 <= sent.length; at += 1 + Math.max(4, sent.readInt32BE(at + 1)))
    if (sent[at] === 0x51 || sent[at] === 0x53) count += 1;
  return count;
}
/** A server's errors at the greeting. */
const atGreeting = /^(533|57P|08)/;

function errorMessage(sqlState: string, severity: string): Buffer {
  const fields = Buffer.from(`S${severity}\0V${severity}\0C${sqlState}\0Mas the test wishes\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from('E'), length, fields]);
}

const ready = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  let cut: { readonly meant: Wish; readonly when: 'before' | 'after' } | null = null;
  let sqlState: string | null = null;
  let frozen = false;
  let refusing = false;
  const pairs = new Set<readonly [Socket, Socket]>();

  const server = createServer((client) => {
    if (refusing) return void client.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.setNoDelay(true).on('error', end).on('close', end);
    if (frozen) for (const socket of pair) socket.pause();
    let isGreeted = false;
    /** Answers that the server still owes before the line is cut. */
    let owed = 0;
    client.on('data', (sent) => {
      if (sqlState !== null && !isGreeted && atGreeting.test(sqlState))
        return void client.end(errorMessage(sqlState, 'FATAL'));
      const requests = sqlState === null ? 0 : requestsOf(sent);
      if (sqlState !== null && requests > 0) {
        const refused = Buffer.concat([errorMessage(sqlState, 'ERROR'), ready]);
        return void client.write(Buffer.concat(Array.from({ length: requests }, () => refused)));
      }
      if (cut?.meant(sent)) {
        const { when } = cut;
        cut = null;
        if (when === 'before') return end();
        owed = requestsOf(sent);
      }
      upstream.write(sent);
    });
    upstream.on('data', (answered) => {
      isGreeted = true;
      if (owed === 0) return void client.write(answered);
      owed -= answered.toString('latin1').split('Z\0\0\0\x05').length - 1;
      if (owed <= 0) end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(address && typeof address === 'object' ? address.port : 0);
  const endAll = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return {
    url: url.href,
    cutAt: (meant, when) => {
      cut = { meant, when };
    },
    answerWith: (state) => {
      sqlState = state;
    },
    freeze: (on) => {
      frozen = on;
      for (const pair of pairs) for (const socket of pair) on ? socket.pause() : socket.resume();
    },
    refuse: (on) => {
      refusing = on;
      if (on) endAll();
    },
    async close() {
      endAll();
      await new Promise((closed) => server.close(closed));
    },
  };
}
