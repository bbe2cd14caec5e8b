import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { clockFrom, systemClock } from './clock.ts';
import { ConfigError, readConfig } from './config.ts';
import { createDb, createPool } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { sharedSecret } from './db/secret.ts';
import { startEmbeddedPostgres } from './db/server/embedded-postgres.ts';
import { createTokens } from './http/tokens.ts';

/** The only place that chooses: configuration, database, adapters, app, listen. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const say = (line: string): void => console.log(line);
  const server = config.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: resolve(config.DATA_DIR), log: say });
  const url = config.DATABASE_URL ?? server?.url ?? '';
  await migrate(url);
  const pool = createPool({ url, max: config.DATABASE_POOL });
  const db = createDb(pool);
  const clock = config.TRASLADO_NOW ? clockFrom(Date.parse(config.TRASLADO_NOW)) : systemClock;
  const app = await buildApp({
    db,
    clock,
    tokens: createTokens(config.TOKEN_SECRET ?? (await sharedSecret(db, 'token_secret'))),
    systemUser: config.SYSTEM_USER,
    demo: config.demo,
    publicUrl: config.publicUrl,
    webRoot: resolve(dirname(fileURLToPath(import.meta.url)), '../../web/dist'),
    trustedProxies: config.TRUSTED_PROXIES.split(',')
      .map((proxy) => proxy.trim())
      .filter(Boolean),
    logLevel: config.LOG_LEVEL,
  });
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) app.log.error({ err }, 'closing after an error');
    await app.close();
    await db.destroy();
    await server?.stop();
  });
  await app.listen({ port: config.PORT, host: config.HOST });
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
