import { text } from 'node:stream/consumers';
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Router } from 'wouter';
import { I18nProvider } from '../src/i18n/i18n.tsx';
import type { Locale } from '../src/i18n/locale.ts';

type Drawing = {
  readonly locale?: Locale;
  /** Answers in memory, each by the beginning of its key. The last of two that fit counts. */
  readonly answers?: readonly (readonly [key: QueryKey, answer: unknown])[];
  /** Calls that failed, each by its whole key. */
  readonly failures?: readonly (readonly [key: QueryKey, error: Error])[];
  /** Path and question of the address. */
  readonly address?: string;
};

// Node 20 has none; a page asks it for the keys of a Mac.
if (!('navigator' in globalThis))
  Object.assign(globalThis, { navigator: { platform: 'Linux', language: 'en-US' } });

/** A query that failed once, as the cache holds it. */
const FAILED = {
  data: undefined,
  dataUpdateCount: 0,
  dataUpdatedAt: 0,
  errorUpdateCount: 1,
  errorUpdatedAt: 1,
  fetchFailureCount: 1,
  fetchFailureReason: null,
  fetchMeta: null,
  fetchStatus: 'idle',
  isInvalidated: false,
  status: 'error',
} as const;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const plain = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

/** The words of a piece of HTML: a bar where one element ends and another begins. */
const wordsOfHtml = (html: string): string =>
  plain(html.replace(/<!--.*?-->/g, '').replace(/(<[^>]*>)+/g, '|'))
    .replace(/\s*\|[\s|]*/g, '|')
    .replace(/\u00a0/g, ' ')
    .replace(/^\||\|$/g, '');

/**
 * A component as a page first shows it, without a browser: its HTML, its words, and the words of all elements of a name.
 * @throws whatever a component threw
 */
export async function draw(
  node: ReactNode,
  { locale = 'en-US', answers = [], failures: refused = [], address = '/' }: Drawing = {},
) {
  const client = new QueryClient();
  for (const [queryKey, error] of refused) {
    client.setQueryDefaults(queryKey, { retryOnMount: false });
    client.getQueryCache().build(client, { queryKey }, { ...FAILED, error });
  }
  for (const [key, answer] of answers) {
    client.setQueryDefaults(key, { initialData: answer });
    // Of an exact key, before an answer that the page itself begins with.
    client.setQueryData(key, answer);
  }
  const failures: unknown[] = [];
  const [path = '', search = ''] = address.split('?');
  const { prelude } = await prerenderToNodeStream(
    <QueryClientProvider client={client}>
      <I18nProvider initial={locale}>
        <Router ssrPath={path} ssrSearch={search}>
          {node}
        </Router>
      </I18nProvider>
    </QueryClientProvider>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  const html = (await text(prelude)).replace(/<link rel="preload"[^>]*>/g, '');
  client.clear();
  if (failures.length > 0) throw failures[0];
  const elements = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}(?=[ >])([^>]*)>(.*?)</${name}>`, 'gs'))].map(
      ([, attributes = '', inside = '']) => ({ attributes: plain(attributes), text: wordsOfHtml(inside) }),
    );
  return {
    html,
    text: wordsOfHtml(html),
    all: (name: string) => elements(name).map((one) => one.text),
    links: () =>
      elements('a').map(({ attributes, text: said }) => `${/href="([^"]*)"/.exec(attributes)?.[1]} ${said}`),
  };
}

/** The value of a hook, as a component gets it at first. */
export async function drawHook<T>(hook: () => T, drawing: Drawing = {}): Promise<T> {
  const held: T[] = [];
  const Holder = () => {
    held.push(hook());
    return null;
  };
  await draw(<Holder />, drawing);
  return held.at(-1) as T;
}
