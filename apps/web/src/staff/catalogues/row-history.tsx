import type { Facts } from '@traslado/domain/catalogues/definition';
import { factsOfWire } from '@traslado/domain/catalogues/facts';
import { ChangeHistory } from './change-history.tsx';
import type { AnyScreen } from './screen.ts';
import { useRowHistory } from './use-rows.ts';
import { useDifferences } from './use-value-text.ts';

/** Who changed a row when, and what it said before. */
export function RowHistory({ screen, id }: { screen: AnyScreen; id: number }) {
  const { definition } = screen;
  const { data, isError } = useRowHistory(definition, id);
  const differencesOf = useDifferences(screen);
  const read = (facts: Facts | null) => facts && factsOfWire(definition, facts);
  return (
    <ChangeHistory
      isFailed={isError}
      entries={data?.entries.map((entry) => ({
        ...entry,
        differences: differencesOf(read(entry.before), read(entry.after)),
      }))}
    />
  );
}
