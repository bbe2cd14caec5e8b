import { ProblemError } from '@traslado/contract/client';
import { factsOfWire } from '@traslado/domain/catalogues/facts';
import { Banner } from '../../components/banner.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { OpenSetProvider } from '../catalogues/open-set.tsx';
import { RowEditor } from '../catalogues/row-editor.tsx';
import type { AnyScreen } from '../catalogues/screen.ts';
import { setAddress } from '../catalogues/use-keep.ts';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { Person } from '../session/use-profile.ts';
import { useSetRow } from './use-change-sets.ts';

type KeptRowPageProps = {
  person: Person;
  set: number;
  row: number;
  screenOf: (name: string) => AnyScreen | null;
};

/** A row as a set has it, edited in the set. */
export function KeptRowPage({ set, row, screenOf }: KeptRowPageProps) {
  const texts = useTexts('staff').changeSets;
  const query = useSetRow(set, row);
  const { data, error } = query;
  const screen = data && screenOf(data.catalogue);
  const isGone = error instanceof ProblemError && error.problem.status === 404;
  return (
    <StaffPage
      title={texts.rewriting.title}
      lead={texts.rewriting.lead}
      back={{ href: setAddress(set), label: texts.backToSet }}
      wide
    >
      {isGone && <Banner tone="warn">{texts.rewriting.gone}</Banner>}
      {!isGone && <Loading query={query} texts={texts} className="h-80" />}
      {data && screen && (
        <OpenSetProvider id={set} definition={screen.definition}>
          <RowEditor
            screen={screen}
            row={null}
            start={factsOfWire(screen.definition, data.values)}
            kept={data}
          />
        </OpenSetProvider>
      )}
    </StaffPage>
  );
}
