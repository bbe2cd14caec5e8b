import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { StaffFrame } from '../frame/staff-frame.tsx';
import type { Person } from '../session/use-profile.ts';
import { RegionEditor } from './region-editor.tsx';
import { RegionHistory } from './region-history.tsx';
import { RegionMeaning } from './region-meaning.tsx';
import { listAddress } from './regions-shape.ts';
import { StatusMark } from './status-mark.tsx';
import { TagList } from './tag-list.tsx';
import { isNotFound, type Region, useRegion } from './use-regions.ts';

type RegionPageProps = { person: Person; id: number };

/** One region: what it says and means, and who changed it when. */
export function RegionPage({ person, id }: RegionPageProps) {
  const { regions: texts, lists } = useTexts('staff');
  const { data, error, isError, refetch } = useRegion(id);
  const isGone = isNotFound(error);
  const back = { href: listAddress(), label: texts.back };
  return (
    <StaffFrame
      person={person}
      title={data?.region.name ?? (isGone ? texts.gone : texts.title)}
      lead={isGone ? texts.goneText : data && !data.viewer.can_change ? texts.readOnly : undefined}
      back={back}
      wide
    >
      {!data && !isError && <Skeleton className="h-96 w-full" />}
      {isError && !isGone && (
        <LoadFailed title={texts.failed} retry={lists.retry} onRetry={() => void refetch()} />
      )}
      {data?.viewer.can_change && <RegionEditor region={data.region} />}
      {data && !data.viewer.can_change && <RegionFacts region={data.region} />}
      {(data || isGone) && <RegionHistory id={id} />}
    </StaffFrame>
  );
}

/** A region that is only looked at. */
function RegionFacts({ region }: { region: Region }) {
  const texts = useTexts('staff').regions;
  return (
    <div className="grid max-w-[52rem] gap-6 rounded-lg bg-surface p-5 shadow-ticket sm:p-7">
      <StatusMark active={region.active} />
      <dl className="grid gap-4">
        <div>
          <dt className="mb-1 text-small text-soft">{texts.columns.allow}</dt>
          <dd>
            <TagList tags={region.allow_tags} side="allow" all />
          </dd>
        </div>
        <div>
          <dt className="mb-1 text-small text-soft">{texts.columns.deny}</dt>
          <dd>
            <TagList tags={region.deny_tags} side="deny" all />
          </dd>
        </div>
      </dl>
      <RegionMeaning region={region} />
    </div>
  );
}

/** A region that there is not yet. */
export function NewRegionPage({ person }: { person: Person }) {
  const texts = useTexts('staff').regions;
  return (
    <StaffFrame
      person={person}
      title={texts.newTitle}
      lead={texts.newLead}
      back={{ href: listAddress(), label: texts.back }}
      wide
    >
      <RegionEditor region={null} />
    </StaffFrame>
  );
}
