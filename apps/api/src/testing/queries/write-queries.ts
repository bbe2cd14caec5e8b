import { allSamples } from './all-samples.ts';
import { PrintOnce } from './print-once.ts';
import { printStatement } from './print-statement.ts';
import { type Handles, openRecordingDb, StatementRecorder } from './recording-db.ts';
import { type RepositorySamples, samplesIn } from './sample.ts';

/** The statements of every repository as text that people read: a file of `.sql` for each, by its path below `queries`. */

const head = '-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.';

export async function writeQueries(): Promise<ReadonlyMap<string, string>> {
  const recorder = new StatementRecorder();
  const handles = await openRecordingDb(recorder);
  const files = new Map<string, string>();
  for (const repository of allSamples) {
    const sections = await sectionsOf(repository, handles, recorder);
    if (sections.length > 0)
      files.set(repository.file.replace(/\.ts$/, '.sql'), `${[head, ...sections].join('\n\n')}\n`);
  }
  return files;
}

async function sectionsOf(
  { file: source, samples }: RepositorySamples,
  handles: Handles,
  recorder: StatementRecorder,
): Promise<string[]> {
  const sections: string[] = [];
  const file = new PrintOnce();
  for (const [name, list] of Object.entries(samples))
    for (const { when, answers, call } of samplesIn(list)) {
      recorder.start(answers);
      await call(handles);
      if (recorder.statements.length === 0) throw new Error(`${source}: the sample of ${name} sends nothing`);
      const title = when ? `${name}: ${when}` : name;
      const lines = recorder.statements.flatMap(printStatement);
      sections.push([`-- ${title}`, ...file.print(title, lines)].join('\n'));
    }
  return sections;
}
