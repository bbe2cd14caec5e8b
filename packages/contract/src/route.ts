import type { Permission } from '@traslado/domain/access/permissions';

/** Caller that a call needs. Checked once, where the server binds the contract. */
export type Access =
  /** Any caller, without a token. */
  | 'public'
  /** The app's own system token, or any better one. It identifies the app and reads no guest's data. */
  | 'app'
  /** The token of a guest, bound to one stay and its receptive group; staff with the right permission too. */
  | 'guest'
  /** Signed-in staff only. */
  | 'staff';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Encoding of a request's body: JSON; `form` is application/x-www-form-urlencoded and may be multipart/form-data as well; `multipart` is only that.
 * Forms have bracketed keys. `upload` is `multipart` with one file, in the field `file`. `table` is text/csv or JSON.
 */
export type Encoding = 'json' | 'form' | 'multipart' | 'upload' | 'table';

export type Route = {
  readonly method: Method;
  /** `{name}` marks a parameter. */
  readonly path: string;
  readonly access: Access;
  /** Permission that staff need. Without one, a call of staff is for any signed-in person, and a call of guests is for no staff at all. */
  readonly permission?: Permission;
  /** Catalogues that it is served for, where its path names `{catalogue}`, with the permission that staff need in each. */
  readonly permissions?: Readonly<Record<string, Permission>>;
  readonly body?: Encoding;
  /** The call may be made without a body. */
  readonly isBodyOptional?: true;
  /** Most bytes of the file of an `upload`. */
  readonly mostBytes?: number;
  /** Largest body, bytes, where it is not that of all calls. */
  readonly bodyBytes?: number;
  /** `json` unless said: what a successful answer carries. */
  readonly answer?: 'json' | 'pdf' | 'calendar' | 'csv';
  /** Success status, 200 unless said. */
  readonly status?: 200 | 201;
};

/** A body of JSON that may be left out. */
export const OPTIONAL_BODY = { body: 'json', isBodyOptional: true } as const;

/** Fills `{name}` places of a path; every value is percent-encoded. Throws a RangeError when one is missing. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new RangeError(`path parameter ${name} is missing`);
    return encodeURIComponent(String(value));
  });
}

/** Paths of a call: its own, or one for each of its catalogues. */
export const pathsOf = ({ path, permissions }: Route): readonly string[] =>
  permissions ? Object.keys(permissions).map((name) => path.replace('{catalogue}', name)) : [path];
