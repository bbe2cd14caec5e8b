import type { BackendEvent } from './adapters/group-client/backend.ts';
import type { OddFigure } from './http/metrics.ts';

/** Counts by place what the group's systems answered otherwise than shown. */
export function countOddAnswers(): {
  readonly note: (event: BackendEvent) => void;
  readonly list: () => readonly OddFigure[];
} {
  const figures = new Map<string, OddFigure>();
  return {
    note(event) {
      if (event.kind !== 'odd') return;
      for (const outcome of ['bent', 'refused'] as const)
        for (const { path } of event[outcome]) {
          const labels = { backend: event.backend, call: event.call, path, outcome };
          const key = JSON.stringify(labels);
          figures.set(key, { ...labels, count: (figures.get(key)?.count ?? 0) + 1 });
        }
    },
    list: () => [...figures.values()],
  };
}
