import { readFileSync } from 'node:fs';
import { ConfigError, settings } from './config.ts';

type Env = Readonly<Record<string, string | undefined>>;

const ending = '_FILE';
const known: ReadonlySet<string> = new Set(settings.map(({ name }) => name));
/** Settings of a merchant's own account have names of their own. */
const isSetting = (name: string): boolean => known.has(name) || name.startsWith('STRIPE_');

/**
 * The environment with the settings that stand in files: `DATABASE_URL_FILE=/run/secrets/database_url` is `DATABASE_URL`. Read once, at the start;
 * spaces and line breaks at the ends do not count.
 * @throws ConfigError with one line for each file that is missing or empty, and for a setting that is given twice
 */
export function withSettingFiles(env: Env): Env {
  const read: Record<string, string> = {};
  const troubles: string[] = [];
  for (const [file, path] of Object.entries(env)) {
    const name = file.slice(0, -ending.length);
    if (!path || !file.endsWith(ending) || !isSetting(name)) continue;
    if (env[name]) troubles.push(`${file}: ${name} is set as well. Set one of them.`);
    else
      try {
        const text = readFileSync(path, 'utf8').trim();
        if (text) read[name] = text;
        else troubles.push(`${file}: ${path} is empty.`);
      } catch {
        troubles.push(`${file}: ${path} cannot be read.`);
      }
  }
  if (troubles.length > 0) throw new ConfigError(troubles.join('\n'));
  return { ...env, ...read };
}
