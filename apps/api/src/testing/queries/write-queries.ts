import { allSamples } from './all-samples.ts';
import { PrintOnce } from './print-once.ts';
import { printStatement } from './print-statement.ts';
import { type Handles, openRecordingDb, StatementRecorder } from './recording-db.ts';
import { type RepositorySamples, samplesIn } from './sample.ts';

/** The statements of every repository as text for people: a file of `.sql` for each, by its path below `queries`. */

const head = '-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.';

export async function writeQueries(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const { file, sections } of await recordStatements()) {
    if (sections.length === 0) continue;
    const printer = new PrintOnce();
    const texts = sections.map(({ title, statements }) =>
      [`-- ${title}`, ...printer.print(title, statements.flatMap(printStatement))].join('\n'),
    );
    files.set(file.replace(/\.ts$/, '.sql'), `${[head, ...texts].join('\n\n')}\n`);
  }
  return files;
}

type Section = { readonly title: string; readonly statements: readonly string[] };

/** The statements of each function of each repository. */
export async function recordStatements(): Promise<{ readonly file: string; readonly sections: Section[] }[]> {
  const recorder = new StatementRecorder();
  const handles = await openRecordingDb(recorder);
  const files = [];
  for (const repository of allSamples)
    files.push({ file: repository.file, sections: await sectionsOf(repository, handles, recorder) });
  return files;
}

async function sectionsOf(
  { file: source, samples }: RepositorySamples,
  handles: Handles,
  recorder: StatementRecorder,
): Promise<Section[]> {
  const sections: Section[] = [];
  for (const [name, list] of Object.entries(samples))
    for (const { when, answers, call } of samplesIn(list)) {
      recorder.start(answers);
      await call(handles).catch((cause: unknown) => {
        throw new Error(`${source}: ${name} needs a sample of its own`, { cause });
      });
      if (recorder.statements.length === 0) throw new Error(`${source}: the sample of ${name} sends nothing`);
      sections.push({ title: `${name}${when ? `: ${when}` : ''}`, statements: [...recorder.statements] });
    }
  return sections;
}
