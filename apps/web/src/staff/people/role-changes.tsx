import { useTexts } from '../../i18n/i18n.tsx';
import { changesOf } from './role-values.ts';
import { usePermissionWords } from './use-permission-words.ts';

type RoleChangesProps = {
  before: readonly string[];
  after: readonly string[];
  /** The people concerned, or the role compared with. */
  note: string;
};

/** Effects of saving on the holders of the role, or differences of a copy. */
export function RoleChanges({ before, after, note }: RoleChangesProps) {
  const texts = useTexts('staff').roles.preview;
  const { permissionText } = usePermissionWords();
  const { gained, lost } = changesOf(before, after);
  const parts = [
    { key: 'gained', title: texts.gained, look: 'bg-good-wash', all: gained },
    { key: 'lost', title: texts.lost, look: 'bg-bad-wash', all: lost },
  ].filter(({ all }) => all.length > 0);
  return (
    <section
      aria-labelledby="changes"
      aria-live="polite"
      className="rounded-lg bg-surface p-5 shadow-ticket sm:p-7 wide:sticky wide:top-6 wide:max-h-[calc(100dvh-3rem)] wide:overflow-y-auto"
    >
      <h2 id="changes" className="text-heading">
        {texts.title}
      </h2>
      <p className="mt-1.5 text-small text-soft">{note}</p>
      {parts.length === 0 && <p className="mt-4 text-small">{texts.nothing}</p>}
      {parts.map(({ key, title, look, all }) => (
        <div key={key} className="mt-4">
          <p className="mb-2 font-semibold text-small">{title}</p>
          <ul className="flex flex-wrap gap-1.5">
            {all.map((permission) => (
              <li key={permission} className={`rounded-full px-3 py-1 text-caption ${look}`}>
                {permissionText(permission)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
