import { createHash } from 'node:crypto';

/** The form in which the database keeps a token, so that its reader cannot use it. A token is random: no salt is needed. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
