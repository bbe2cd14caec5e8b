/** The part of a service worker's world that is used here; its own library of types would clash with the page's. */
type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
};
type WorkerWorld = {
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly fetch: typeof fetch;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
};

/** Files of the build that a voucher needs, under a name that changes with them. */
export type VoucherFiles = {
  readonly cache: string;
  readonly shell: string;
  readonly files: readonly string[];
};

/**
 * The service worker: its own text is sent to the browser, so it uses nothing from outside itself. It stores the files of the pages that are readable
 * without a network and nothing else: no answer of a call is ever looked at, let alone stored. The data of a booking stays where the page put it, on
 * the device of the person who opened it, and goes when they sign out.
 */
export function runVoucherWorker(world: WorkerWorld, { cache: name, shell, files }: VoucherFiles): void {
  world.addEventListener('install', (event) => {
    event.waitUntil(world.caches.open(name).then((cache) => cache.addAll([shell, ...files])));
  });

  world.addEventListener('activate', (event) => {
    const forgetOld = world.caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((one) => one !== name).map((one) => world.caches.delete(one))),
      );
    event.waitUntil(forgetOld.then(() => world.clients.claim()));
  });

  world.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== world.location.origin) return;
    const kept = (path: string) =>
      world.caches
        .open(name)
        .then((cache) => cache.match(path))
        .then((answer) => answer ?? Response.error());
    if (request.mode === 'navigate') {
      // A page's document is the server's as long as it answers.
      event.respondWith(world.fetch(request).catch(() => kept(shell)));
    } else if (files.includes(pathname)) {
      event.respondWith(kept(pathname).then((answer) => (answer.ok ? answer : world.fetch(request))));
    }
  });
}
