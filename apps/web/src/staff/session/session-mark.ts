import { SESSION_MARK } from '@traslado/domain/access/session';
import { LOCAL_KEYS } from '../../storage/stored-keys.ts';

const names = [SESSION_MARK, `__Host-${SESSION_MARK}`];

/** False where nobody of staff can be signed in. A session of before the mark is known by the profile that the device keeps. */
export function mayBeSignedIn(
  cookies = document.cookie,
  store: Pick<Storage, 'getItem'> = localStorage,
): boolean {
  if (cookies.split(/; */).some((one) => names.includes(one.split('=')[0] ?? ''))) return true;
  try {
    return store.getItem(LOCAL_KEYS.userInformation) !== null;
  } catch {
    return false;
  }
}
