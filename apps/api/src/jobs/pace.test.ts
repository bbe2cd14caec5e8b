import { describe, expect, it, vi } from 'vitest';
import { createPace } from './pace.ts';

describe('the pace of looking for work', () => {
  it('is slower after half a minute without a request or due work, and quick again with the next one', () => {
    let now = 0;
    const pace = createPace(() => now);
    const wake = vi.fn();
    pace.onStir(wake);
    now = 30_000;
    expect(pace.pause(3_000)).toBe(3_000);
    pace.touch();
    now = 60_001;
    expect(pace.pause(3_000)).toBe(12_000);
    expect(wake).not.toHaveBeenCalled();
    pace.touch();
    expect(wake).toHaveBeenCalledOnce();
    expect(pace.pause(3_000)).toBe(3_000);
  });
});
