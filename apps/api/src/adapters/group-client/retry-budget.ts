/**
 * Most repetitions of a backend's calls in all: a fifth of the calls made, with ten to begin with. When it is down, every guest repeating
 * every call would triple its load.
 */
export function createRetryBudget({ most = 10, perCall = 0.2 } = {}) {
  let left = most;
  return {
    /** A call was made. */
    earn(): void {
      left = Math.min(most, left + perCall);
    },
    /** Takes one repetition; false when none is left. */
    spend(): boolean {
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
