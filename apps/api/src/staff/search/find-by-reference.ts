import type { Scope } from '@traslado/domain/access/scope';
import type { Db } from '../../db/client.ts';
import { findMessageByReference } from '../../store/message/repository.ts';

/** The message of a typed reference, for the desk's search box; null for none within the scope. */
export async function findByReference(
  db: Db,
  reference: string,
  asked: { readonly scope: Scope; readonly now: number },
): Promise<{ id: number; reference: string; name: string; is_open: boolean } | null> {
  const message = await findMessageByReference(db, reference, asked);
  return (
    message && {
      id: message.id,
      reference: message.reference,
      name: message.name,
      is_open: message.status === 'received',
    }
  );
}
