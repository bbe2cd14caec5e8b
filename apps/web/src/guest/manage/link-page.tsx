import { useQuery } from '@tanstack/react-query';
import { ProblemError } from '@traslado/contract/client';
import { type ReactNode, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useLinkKey } from '../../components/use-link-key.ts';
import { ManageFrame } from './manage-frame.tsx';

type End = { readonly title: string; readonly text: string };

type LinkPageProps<Link> = {
  texts: {
    readonly title: string;
    /** The address came without its key. */
    readonly none: End;
    readonly over: End;
    readonly failed: End & { readonly again: string };
  };
  /** The refusal of an invalid link: the same for every reason. */
  overCode: `${string}.over`;
  read: (key: string) => Promise<Link>;
  /** The content of the link. `onEnd` reports that nothing more can be done here, with the reason. */
  children: (link: Link, key: string, onEnd: (end: End) => void) => ReactNode;
};

/**
 * A page that a link of a message opens. It needs no session. The key goes out of the address bar, and nothing of it is stored: after a reload the
 * link is opened again from the message.
 */
export function LinkPage<Link>(props: LinkPageProps<Link>) {
  const [key] = useLinkKey();
  return key === null ? <LinkEnd {...props.texts.none} /> : <OpenedLink {...props} key={key} linkKey={key} />;
}

function OpenedLink<Link>({
  texts,
  overCode,
  read,
  linkKey: key,
  children,
}: LinkPageProps<Link> & { linkKey: string }) {
  const [end, setEnd] = useState<End | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: [overCode, key],
    queryFn: () => read(key),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (end) return <LinkEnd {...end} />;
  if (error instanceof ProblemError && error.problem.code === overCode) return <LinkEnd {...texts.over} />;
  if (data !== undefined) return children(data, key, setEnd);
  return (
    <ManageFrame couponId={null} locked title={texts.title}>
      {error ? (
        <Banner
          tone="bad"
          live
          title={texts.failed.title}
          action={<Button onClick={() => void refetch()}>{texts.failed.again}</Button>}
        >
          {texts.failed.text}
        </Banner>
      ) : (
        <Skeleton className="h-72 w-full" />
      )}
    </ManageFrame>
  );
}

/** Nothing more can be done here. */
export function LinkEnd({ title, text }: End) {
  return (
    <ManageFrame couponId={null} locked title={title}>
      <p className="max-w-prose text-lead" role="status">
        {text}
      </p>
    </ManageFrame>
  );
}
