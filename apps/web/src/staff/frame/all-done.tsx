import { Icon } from '../../components/icon.tsx';

/** Nothing waits, which is good. */
export function AllDone({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex items-center gap-4 rounded-lg bg-surface p-5 shadow-ticket sm:p-7">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-good-wash text-good">
        <Icon name="check" />
      </span>
      <div>
        <p className="font-semibold text-heading">{title}</p>
        <p className="text-soft">{text}</p>
      </div>
    </div>
  );
}
