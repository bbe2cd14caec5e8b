import type { FigureUnit } from '@traslado/domain/reports/figures';
import { Icon } from '../../components/icon.tsx';
import { FigureChart } from '../frame/figure-chart.tsx';
import type { ChartStep } from '../frame/figure-plot.tsx';

type MoneyFigureProps = {
  label: string;
  value: string;
  note: string;
  /** Of its chart. */
  title: string;
  unit: FigureUnit;
  step: string;
  steps: readonly ChartStep[];
  onOpen: () => void;
  onOpenStep: (start: string) => void;
};

/** A figure in sum and over time; each opens its rows. */
export function MoneyFigure({
  label,
  value,
  note,
  title,
  unit,
  step,
  steps,
  onOpen,
  onOpenStep,
}: MoneyFigureProps) {
  return (
    <div className="money-card">
      <button type="button" onClick={onOpen} className="money-open">
        <span className="money-line text-soft text-small">
          {label}
          <Icon name="chevronRight" className="size-4" />
        </span>
        <span className="money-line">
          <span className="money-amount">{value}</span>
          <span className="text-caption text-soft">{note}</span>
        </span>
      </button>
      <FigureChart figure={{ unit, steps }} step={step} title={title} height={116} onOpen={onOpenStep} />
    </div>
  );
}
