import { afterAll, beforeAll } from 'vitest';
import { type Books, openBooks } from './books.ts';
import { openTestApp, type TestApp, type TestWishes } from './open-test-app.ts';

/** The result of `open` before the first test of a file. Asked for earlier it is an error: it is not there yet. */
function openedBeforeAll<T>(open: () => Promise<T>): () => T {
  let opened: { readonly value: T } | undefined;
  beforeAll(async () => {
    opened = { value: await open() };
  });
  return () => {
    if (!opened)
      throw new Error('The app of a test is there in its tests and hooks, not when the file is read.');
    return opened.value;
  };
}

/** The app of a test file, opened before its first test and closed after its last. Call it before the hooks that need it. */
export function useTestApp(wishes: TestWishes = {}): TestApp {
  const opened = openedBeforeAll(() => openTestApp(wishes));
  afterAll(() => opened().close());
  return {
    get app() {
      return opened().app;
    },
    get db() {
      return opened().db;
    },
    get url() {
      return opened().url;
    },
    get tokens() {
      return opened().tokens;
    },
    get sealerFor() {
      return opened().sealerFor;
    },
    get backends() {
      return opened().backends;
    },
    get backendErrors() {
      return opened().backendErrors;
    },
    get payments() {
      return opened().payments;
    },
    setNow: (now) => opened().setNow(now),
    now: () => opened().now(),
    get: (url, headers) => opened().get(url, headers),
    editCatalogue: (edit) => opened().editCatalogue(edit),
    close: () => opened().close(),
  };
}

/** The books of such an app. */
export function useBooks(test: TestApp): Books {
  const opened = openedBeforeAll(() => openBooks(test));
  return { discrepancies: () => opened().discrepancies(), newRows: () => opened().newRows() };
}
