import type { AnswerOf } from '@traslado/contract/schemas/catalogue';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { Link } from 'wouter';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { rowAddress } from './list-shape.ts';

type InUseProps = { name: string; held: AnswerOf<'uses'>; onClose: () => void };

/** A row that cannot be deleted, and the rows that use it. */
export function InUse({ name, held: { total, uses }, onClose }: InUseProps) {
  const texts = useTexts('staff').lists.inUse;
  const linkTo = (of: string, id: number, label: string) => {
    const definition = ALL_CATALOGUES.find((one) => one.name === of);
    if (!definition) return label;
    return (
      <Link href={rowAddress(definition, id)} className="font-semibold underline underline-offset-4">
        {label}
      </Link>
    );
  };
  return (
    <Dialog
      onClose={onClose}
      title={texts.title(name)}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p>{texts.text(total)}</p>
      <ul className="grid gap-2">
        {uses.map(({ of, id, label }) => (
          <li key={`${of} ${id}`} className="[overflow-wrap:anywhere]">
            {linkTo(of, id, label)}
          </li>
        ))}
      </ul>
      {total > uses.length && <p className="text-small text-soft">{texts.more(total - uses.length)}</p>}
    </Dialog>
  );
}
