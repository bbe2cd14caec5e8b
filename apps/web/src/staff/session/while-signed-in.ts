import { endHere } from './staff-session.ts';
import { isOver } from './use-profile.ts';

/** A session that is over shows at the next call, and the page makes way for signing in. */
export async function whileSignedIn<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isOver(error)) await endHere();
    throw error;
  }
}
