import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer } from '@traslado/contract/schemas';
import type { FigureName } from '@traslado/domain/reports/figures';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { callApi, downloadApi } from '../../data/client.ts';
import { saveFile } from '../../data/save-file.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { bodyOf, type ReportQuestion, readQuestion, writeQuestion } from './report-question.ts';

export type Report = CallAnswer<'askReport'>;
export type ToldFigure = Report['figures'][number];
export type ReportChoices = CallAnswer<'listReportChoices'>;
export type FigureRow = CallAnswer<'listReportRows'>['rows'][number];

const reportsKey = [...staffKey, 'reports'] as const;
const choicesKey = [...reportsKey, 'choices'] as const;

export function useReportQuestion(): readonly [ReportQuestion, (question: ReportQuestion) => void] {
  const search = useSearch();
  const [location, navigate] = useLocation();
  const question = useMemo(() => readQuestion(search, new Date().toISOString().slice(0, 10)), [search]);
  const ask = useCallback(
    (next: ReportQuestion) => navigate(location + writeQuestion(next)),
    [location, navigate],
  );
  return [question, ask];
}

/** The figures of the question. Those of the last question stand until they are here. */
export function useReport(question: ReportQuestion, isAsked = true) {
  return useQuery({
    queryKey: [...reportsKey, 'asked', question, useLocale()],
    queryFn: ({ signal }) =>
      whileSignedIn(() => callApi('askReport', { body: bodyOf(question) }, { signal })),
    placeholderData: keepPreviousData,
    enabled: isAsked,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useReportChoices(isAsked = true) {
  return useQuery({
    queryKey: [...choicesKey, useLocale()],
    queryFn: ({ signal }) => whileSignedIn(() => callApi('listReportChoices', {}, { signal })),
    staleTime: 60_000,
    enabled: isAsked,
  });
}

const rowsBody = (question: ReportQuestion, figure: FigureName) => {
  const { from, to, where } = bodyOf(question);
  return { figure, from, to, where: where ?? [] };
};

type Pages = { readonly pages: readonly CallAnswer<'listReportRows'>[] };

/** The rows of one figure, page after page. */
export function useFigureRows(question: ReportQuestion, figure: FigureName) {
  const queries = useQueryClient();
  const [isMore, setMore] = useState(false);
  const body = rowsBody(question, figure);
  const queryKey = [...reportsKey, 'rows', body, useLocale()];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Pages> => ({
      pages: [await whileSignedIn(() => callApi('listReportRows', { body }, { signal }))],
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const pages = query.data?.pages ?? [];
  const next = pages.at(-1)?.next ?? null;
  const fetchMore = async (): Promise<void> => {
    if (!next) return;
    setMore(true);
    try {
      const page = await whileSignedIn(() => callApi('listReportRows', { body: { ...body, after: next } }));
      queries.setQueryData<Pages>(queryKey, (now) =>
        now?.pages.at(-1)?.next === next ? { pages: [...now.pages, page] } : now,
      );
    } finally {
      setMore(false);
    }
  };
  return {
    rows: query.data && pages.flatMap((page) => page.rows),
    isStale: query.isPlaceholderData,
    next,
    isMore,
    fetchMore,
  };
}

/** Hands all rows to the browser's downloads, under a name with their days, which it answers. Throws when they could not be had. */
export async function saveRows(question: ReportQuestion, figure: FigureName): Promise<string> {
  const blob = await whileSignedIn(() => downloadApi('exportReport', { body: rowsBody(question, figure) }));
  const name = `report-${figure}-${question.from}-${question.to}.csv`;
  saveFile(blob, name);
  return name;
}

/** Storing and forgetting; both throw on failure. */
export function useKeptReports() {
  const queries = useQueryClient();
  const renew = () => queries.invalidateQueries({ queryKey: choicesKey });
  return {
    keep: async (question: ReportQuestion, { name, shared }: { name: string; shared: boolean }) => {
      await whileSignedIn(() =>
        callApi('keepReport', { body: { name, shared, question: bodyOf(question) } }),
      );
      await renew();
    },
    forget: async (id: number) => {
      await whileSignedIn(() => callApi('deleteReport', { params: { id: String(id) } }));
      await renew();
    },
  };
}
