import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useLinkKey } from '../../components/use-link-key.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { isOver, readFixLink } from './ask-fix-link.ts';
import { FixForm } from './fix-form.tsx';

/** Correcting data with a link. It needs no session and tells nothing of the booking but what is to be corrected. */
export function FixLinkPage() {
  const texts = useTexts('mytransportation').dataToFix.link;
  const [key] = useLinkKey();
  if (key === null) return <FixEnd {...texts.none} />;
  return <OpenedLink key={key} linkKey={key} />;
}

function OpenedLink({ linkKey: key }: { linkKey: string }) {
  const texts = useTexts('mytransportation').dataToFix.link;
  const [end, setEnd] = useState<'over' | 'saved' | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['fix-link', key],
    queryFn: () => readFixLink(key),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (end) return <FixEnd {...texts[end]} />;
  if (isOver(error)) return <FixEnd {...texts.over} />;
  return (
    <ManageFrame couponId={null} locked title={texts.title} lead={data && texts.lead}>
      {data ? (
        <FixForm linkKey={key} link={data} onEnd={setEnd} />
      ) : error ? (
        <Banner
          tone="bad"
          live
          title={texts.failed.title}
          action={<Button onClick={() => void refetch()}>{texts.failed.again}</Button>}
        >
          {texts.failed.text}
        </Banner>
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </ManageFrame>
  );
}

/** Nothing more can be done here. */
function FixEnd({ title, text }: { title: string; text: string }) {
  return (
    <ManageFrame couponId={null} locked title={title}>
      <p className="max-w-prose text-lead" role="status">
        {text}
      </p>
    </ManageFrame>
  );
}
