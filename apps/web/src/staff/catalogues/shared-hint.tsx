import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { useTexts } from '../../i18n/i18n.tsx';
import { useSharers } from './use-sharers.ts';

/** Above the texts of a row: the number of others that have them word for word. */
export function SharedHint({ definition, row }: { definition: Definition; row: AnyRow }) {
  const { sharedWith } = useTexts('staff').lists.form;
  const most = Math.max(0, ...[...useSharers(definition, row).values()].map((ids) => ids.length));
  return most > 0 && <p className="max-w-prose text-small text-soft">{sharedWith(most)}</p>;
}
