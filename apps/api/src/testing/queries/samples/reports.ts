import { FIGURE_NAMES, figureOf } from '@traslado/domain/reports/figures';
import * as questions from '../../../db/kept-questions.ts';
import * as figures from '../../../store/report/figure-repository.ts';
import * as middles from '../../../store/report/middle-repository.ts';
import * as named from '../../../store/report/named-repository.ts';
import * as totals from '../../../store/report/total-repository.ts';
import { samplesOf } from '../sample.ts';
import { now } from './facts.ts';

const period = { from: '2026-11-01', to: '2026-11-30' };
const asked: figures.RowsAsked = { figure: 'sales', period, where: [], scope: null };
const kept = {
  kind: 'report' as const,
  name: 'Sales',
  shared: false,
  accountId: 1,
  username: 'ana',
  question: { figures: ['sales'], ...period },
  now,
};
const none = { rows: 0, numerator: 0, denominator: 0 };
const total = [{ ...none, step: null, part: null, level: 3 }];

export const reportSamples = [
  samplesOf<typeof figures>('store/report/figure-repository.ts', {
    listFigureRows: FIGURE_NAMES.map((figure) => ({
      when: figure,
      call: ({ db }) =>
        figures.listFigureRows(
          db,
          {
            ...asked,
            figure,
            where: [{ dimension: figureOf(figure).dimensions[0] ?? 'property', values: ['1'] }],
          },
          { after: { day: '2026-11-02', key: '7' }, limit: 101 },
        ),
    })),
    openFigureRows: ({ tx }) => figures.openFigureRows(tx, asked),
  }),
  samplesOf<typeof middles>('store/report/middle-repository.ts', {
    findMiddles: [
      {
        when: 'by week, from rows',
        call: ({ db }) =>
          middles.findMiddles(
            db,
            { ...asked, figure: 'lead_time' },
            { step: 'week', split: null, summed: [] },
          ),
      },
      {
        when: 'by resort, mostly from sums',
        call: ({ db }) =>
          middles.findMiddles(
            db,
            { ...asked, figure: 'first_answer', scope: [1] },
            { step: null, split: 'property', summed: ['2026-11-01', '2026-11-02'] },
          ),
      },
    ],
  }),
  samplesOf<typeof totals>('store/report/total-repository.ts', {
    countFigureRows: ({ db }) => totals.countFigureRows(db, asked, ['2026-11-01', '2026-11-02']),
    findSums: [
      {
        when: 'in all',
        answers: [total],
        call: ({ db }) => totals.findSums(db, asked, { step: null, split: null, summed: [] }),
      },
      {
        when: 'by month and country, of a part of the group',
        answers: [total],
        call: ({ db }) =>
          totals.findSums(
            db,
            { ...asked, scope: [1], where: [{ dimension: 'channel', values: [''] }] },
            { step: 'month', split: 'country', summed: [] },
          ),
      },
      {
        when: 'with a middle',
        answers: [total],
        call: ({ db }) =>
          totals.findSums(db, { ...asked, figure: 'lead_time' }, { step: 'week', split: null, summed: [] }),
      },
      {
        when: 'by resort, mostly from sums',
        answers: [total],
        call: ({ db }) =>
          totals.findSums(
            db,
            { ...asked, scope: [1], where: [{ dimension: 'country', values: ['MX'] }] },
            { step: 'month', split: 'property', summed: ['2026-11-01', '2026-11-02'] },
          ),
      },
    ],
  }),
  samplesOf<typeof named>('store/report/named-repository.ts', {
    listNamed: (['group', 'provider', 'channel'] as const).map((dimension) => ({
      when: dimension,
      call: ({ db }) => named.listNamed(db, dimension),
    })),
  }),
  samplesOf<typeof questions>('db/kept-questions.ts', {
    insertQuestion: ({ tx }) => questions.insertQuestion(tx, kept, 100),
  }),
];
