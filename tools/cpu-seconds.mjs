import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the machine. */
const ticksPerSecond = 100;

/**
 * @typedef {{ parent: number, began: string, own: number, reaped: number }} ProcessTimes in ticks; `reaped` is of children that ended and were waited for
 */

/**
 * @param {string} stat `/proc/<pid>/stat`
 * @returns {ProcessTimes}
 */
export function readTimes(stat) {
  // The name stands in brackets, and may have brackets and spaces of its own.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [, parent, user, system, reapedUser, reapedSystem] = [0, 1, 11, 12, 13, 14].map((at) =>
    Number(fields[at]),
  );
  return {
    parent: parent ?? 0,
    began: fields[19] ?? '',
    own: (user ?? 0) + (system ?? 0),
    reaped: (reapedUser ?? 0) + (reapedSystem ?? 0),
  };
}

/** @returns {Map<number, ProcessTimes>} of every process; none where the system has no /proc */
function listProcesses() {
  /** @type {Map<number, ProcessTimes>} */
  const all = new Map();
  try {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      try {
        all.set(Number(name), readTimes(readFileSync(`/proc/${name}/stat`, 'utf8')));
      } catch {
        // It ended meanwhile.
      }
    }
  } catch {
    // Another system than Linux.
  }
  return all;
}

/**
 * CPU seconds of a process and of everything that it began, programs among it that nobody waits for (a browser's own, a server that went its own
 * way). Those are counted as last seen, so `look` is called every second or so.
 *
 * @param {number} root its number
 * @param {() => Map<number, ProcessTimes>} [list]
 */
export function watchCpu(root, list = listProcesses) {
  /** @type {Map<number, ProcessTimes>} */
  let ours = new Map();
  /** Ticks of those that ended and were waited for by nobody of ours. */
  let orphaned = 0;

  function look() {
    const all = list();
    /** @type {Map<number, ProcessTimes>} */
    const now = new Map();
    /** @param {number} pid @returns {boolean} */
    const isOurs = (pid) => {
      const times = all.get(pid);
      if (!times) return false;
      if (now.has(pid)) return true;
      const known = pid === root || ours.get(pid)?.began === times.began || isOurs(times.parent);
      if (known) now.set(pid, times);
      return known;
    };
    for (const pid of all.keys()) isOurs(pid);
    /** @type {Map<number, number>} ticks of those that ended, by the next above them that goes on */
    const ended = new Map();
    for (const [pid, { own, reaped }] of ours) {
      if (now.has(pid)) continue;
      let above = pid;
      while (ours.has(above) && !now.has(above)) above = ours.get(above)?.parent ?? 0;
      ended.set(above, (ended.get(above) ?? 0) + own + reaped);
    }
    for (const [above, ticks] of ended) {
      const waitedFor = (now.get(above)?.reaped ?? 0) - (ours.get(above)?.reaped ?? 0);
      orphaned += Math.max(0, ticks - waitedFor);
    }
    ours = now;
  }

  /** So far, of all together. */
  function seconds() {
    look();
    const ticks = [...ours.values()].reduce((sum, { own, reaped }) => sum + own + reaped, orphaned);
    return ticks / ticksPerSecond;
  }

  return { look, seconds };
}
