/** Work of each key a few at a time, in the order in which it came. */
export type WaitingLine = {
  /** Null when too many wait already: the work was not begun. */
  readonly run: <T>(key: string, work: () => Promise<T>) => Promise<{ readonly value: T } | null>;
};

/**
 * @param atOnce most of a key's work at once now; at least one runs, so that the line moves
 * @param mostWaiting most of a key's work that may wait
 */
export function createWaitingLine({
  atOnce,
  mostWaiting,
}: {
  readonly atOnce: (key: string) => number;
  readonly mostWaiting: number;
}): WaitingLine {
  const lines = new Map<string, { running: number; readonly waiting: (() => void)[] }>();

  return {
    async run(key, work) {
      const line = lines.get(key) ?? { running: 0, waiting: [] };
      lines.set(key, line);
      const hasRoom = () => line.running < Math.max(1, atOnce(key));
      if (line.waiting.length > 0 || !hasRoom()) {
        if (line.waiting.length >= mostWaiting) return null;
        // The one that started it has counted it as running.
        await new Promise<void>((go) => line.waiting.push(go));
      } else line.running += 1;
      try {
        return { value: await work() };
      } finally {
        line.running -= 1;
        while (line.waiting.length > 0 && hasRoom()) {
          line.running += 1;
          line.waiting.shift()?.();
        }
        if (line.running === 0) lines.delete(key);
      }
    },
  };
}
