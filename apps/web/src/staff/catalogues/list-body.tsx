import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from '../frame/data-table.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { ListKeys } from './list-keys.tsx';
import { ListPager } from './list-pager.tsx';

type ListBodyProps<Row, Sort extends string> = Omit<DataTableProps<Row, Sort>, 'rows' | 'isStale'> & {
  query: {
    readonly data?:
      | { readonly rows: readonly Row[]; readonly page: number; readonly total: number }
      | undefined;
    readonly isError: boolean;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  /** Title of the failure. */
  failed: string;
  /** In place of a list without rows. */
  nothing: ReactNode;
  pageSize: number;
  onPage: (page: number) => void;
  /** Below the list. */
  children?: ReactNode;
};

/** One page of a list: its rows and pager, or the reason why there are none. */
export function ListBody<Row, Sort extends string>(props: ListBodyProps<Row, Sort>) {
  const { query, failed, nothing, pageSize, onPage, children, ...table } = props;
  const { data, isPlaceholderData } = query;
  if (query.isError && !data) return <LoadFailed title={failed} onRetry={() => void query.refetch()} />;
  if (data?.total === 0 && !isPlaceholderData) return nothing;
  return (
    <>
      <DataTable {...table} rows={data?.rows} isStale={isPlaceholderData} />
      {data && (
        <ListPager page={data.page} pageSize={pageSize} total={data.total} onPage={onPage}>
          <ListKeys hasChoice={table.choice !== undefined} />
        </ListPager>
      )}
      {children}
    </>
  );
}
