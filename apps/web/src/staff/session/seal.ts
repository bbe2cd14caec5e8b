/** Bytes of an AES-GCM nonce. A new one for every sealing: two under one key would give both texts away. */
const NONCE_BYTES = 12;

/** Place of this device's key. The browser hands the key to our pages, and never its bytes. */
const DATABASE = 'traslado';
const STORE = 'keys';
const KEY = 'profile';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database of the browser refused'));
  });
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    if (!request.result.objectStoreNames.contains(STORE)) request.result.createObjectStore(STORE);
  };
  return settled(request);
}

/**
 * The key of this device, made at the first use. It cannot be read out, only used.
 * @throws where the browser has no database or no cryptography (a page that is not served over TLS)
 */
export async function deviceKey(): Promise<CryptoKey> {
  const database = await openDatabase();
  try {
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    // One transaction: of two tabs that begin at once, the second finds the first one's key.
    const keys = database.transaction(STORE, 'readwrite').objectStore(STORE);
    const known: unknown = await settled(keys.get(KEY));
    if (known instanceof CryptoKey) return known;
    await settled(keys.put(made, KEY));
    return made;
  } finally {
    database.close();
  }
}

/** Takes the key away: its sealed texts are noise from then on. */
export async function forgetDeviceKey(): Promise<void> {
  const database = await openDatabase();
  try {
    await settled(database.transaction(STORE, 'readwrite').objectStore(STORE).delete(KEY));
  } finally {
    database.close();
  }
}

/** Encrypts a value as base64 of nonce and AES-GCM text. `name` is bound to it: it opens under no other. */
export async function seal(key: CryptoKey, name: string, value: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const additionalData = new TextEncoder().encode(name);
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, plain);
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)));
}

/**
 * Reads a text of `seal`.
 * @throws when it was changed, sealed under another name or by another key
 */
export async function unseal(key: CryptoKey, name: string, text: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const iv = bytes.slice(0, NONCE_BYTES);
  const additionalData = new TextEncoder().encode(name);
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv, additionalData },
    key,
    bytes.slice(NONCE_BYTES),
  );
  return JSON.parse(new TextDecoder().decode(plain));
}
