import { Worker } from 'node:worker_threads';

/** Longest that one request may hold the thread before the run is ended, milliseconds: an expression that backtracks may hold it for years. */
const patienceMs = 30_000;

/** Room for the report of the request. */
const mostBytes = 4_096;

/** Runs beside the tests: nothing in a held thread can end its own wait. */
const watch = `
const { workerData } = require('node:worker_threads');
const beat = new Int32Array(workerData.shared, 0, 2);
const text = new Uint8Array(workerData.shared, 8);
let last = -1, since = Date.now();
setInterval(() => {
  const now = Atomics.load(beat, 0);
  if (now !== last) { last = now; since = Date.now(); return; }
  if (now === 0 || Date.now() - since < workerData.patienceMs) return;
  const told = new TextDecoder().decode(text.slice(0, Atomics.load(beat, 1)));
  require('node:fs').writeSync(2, 'A request holds the thread for ' + workerData.patienceMs + ' ms: ' + told + '\\n');
  process.kill(process.pid, 'SIGKILL');
}, 500);
`;

export type StuckGuard = {
  /** A request begins. `describe` is the text for the report if it never ends. */
  readonly begin: (describe: string) => void;
  readonly end: () => void;
  readonly stop: () => Promise<unknown>;
};

/** Ends the whole run, with a report of the request, when one holds the thread. */
export function startStuckGuard(): StuckGuard {
  const shared = new SharedArrayBuffer(8 + mostBytes);
  const beat = new Int32Array(shared, 0, 2);
  const text = new Uint8Array(shared, 8);
  const worker = new Worker(watch, { eval: true, workerData: { shared, patienceMs } });
  worker.unref();
  let turn = 0;
  return {
    begin(describe) {
      const bytes = Buffer.from(describe).subarray(0, mostBytes);
      text.set(bytes);
      Atomics.store(beat, 1, bytes.length);
      turn = (turn % 2_000_000_000) + 1;
      Atomics.store(beat, 0, turn);
    },
    end: () => void Atomics.store(beat, 0, 0),
    stop: () => worker.terminate(),
  };
}
