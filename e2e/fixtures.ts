import { test as base, expect } from '@playwright/test';

export { expect };

type Guarded = {
  /**
   * Problems that the test brings about on purpose, e.g. `[/404/]` where a refusal is provoked (browsers write
   * refused requests to the console as errors). Set it with `test.use({ expectedProblems: [...] })`.
   */
  expectedProblems: RegExp[];
  guard: undefined;
};

/**
 * The test function of every browser test. A test fails when a page writes an error or warning to the console,
 * throws, or asks anything of another host.
 */
export const test = base.extend<Guarded>({
  baseURL: process.env.E2E_BASE_URL,
  expectedProblems: [[], { option: true }],
  guard: [
    async ({ context, baseURL, expectedProblems }, use) => {
      const problems: string[] = [];
      const home = new URL(baseURL ?? 'http://localhost').hostname;
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => {
        problems.push(`thrown: ${error.error().message}`);
      });
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (/^(https?|wss?):$/.test(url.protocol) && url.hostname !== home) {
          problems.push(`asked another host: ${request.url()}`);
        }
      });
      await use(undefined);
      const unexpected = problems.filter(
        (problem) => !expectedProblems.some((pattern) => pattern.test(problem)),
      );
      expect(unexpected, 'problems seen in the browser').toEqual([]);
    },
    { auto: true },
  ],
});
