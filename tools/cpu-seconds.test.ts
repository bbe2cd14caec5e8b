import { describe, expect, it } from 'vitest';
import { type ProcessTimes, readTimes, watchCpu } from './cpu-seconds.mjs';

const times = (parent: number, own: number, reaped = 0): ProcessTimes => ({
  parent,
  began: 'then',
  own,
  reaped,
});

/** Seconds after each of some looks at the processes, process 10 being ours. */
function secondsOf(...looks: Record<number, ProcessTimes>[]): number {
  let shown = 0;
  const list = () => new Map(Object.entries(looks[shown] ?? {}).map(([pid, of]) => [Number(pid), of]));
  const cpu = watchCpu(10, list);
  for (shown = 0; shown < looks.length - 1; shown += 1) cpu.look();
  return cpu.seconds();
}

describe('CPU seconds of a run', () => {
  it('are of a process and all below it, and of no other', () => {
    expect(
      secondsOf({ 10: times(1, 100), 11: times(10, 200), 12: times(11, 300), 99: times(1, 5_000) }),
    ).toBe(6);
  });

  it('count a process once that ended and was waited for', () => {
    expect(secondsOf({ 10: times(1, 100), 11: times(10, 200) }, { 10: times(1, 100, 250) })).toBe(3.5);
    const deep = { 10: times(1, 100), 11: times(10, 200), 12: times(11, 300) };
    expect(secondsOf(deep, { 10: times(1, 100, 500) })).toBe(6);
  });

  it('count one that nobody waited for, as it was last seen', () => {
    const begun = { 10: times(1, 100), 11: times(10, 200), 12: times(11, 300) };
    expect(secondsOf(begun, { 10: times(1, 100) })).toBe(6);
    // Its parent went first.
    expect(secondsOf(begun, { 10: times(1, 100, 200), 12: times(1, 400) }, { 10: times(1, 100, 200) })).toBe(
      7,
    );
  });

  it('leave out another process that was given the number of one that ended', () => {
    const other = { ...times(1, 5_000), began: 'later' };
    expect(secondsOf({ 10: times(1, 100), 11: times(10, 200) }, { 10: times(1, 100, 200), 11: other })).toBe(
      3,
    );
  });

  it('are read beside a name with brackets and spaces', () => {
    const fields = ['S', 10, ...Array(9).fill(0), 7, 5, 30, 4, ...Array(4).fill(0), 4711, 'more'];
    expect(readTimes(`12 (a (b) c) ${fields.join(' ')}`)).toEqual({
      parent: 10,
      began: '4711',
      own: 12,
      reaped: 34,
    });
  });
});
