import closeWithGrace from 'close-with-grace';
import { ConfigError, readConfig } from './config.ts';
import { assembleProduct } from './product.ts';

/** How long requests under way may take once the process was asked to end, milliseconds. */
const graceMs = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const product = await assembleProduct(config, (line) => console.log(line));
  closeWithGrace({ delay: graceMs }, async ({ err }) => {
    if (err) product.app.log.error({ err }, 'closing after an error');
    await product.close();
  });
  await product.app.listen({ port: config.PORT, host: config.HOST });
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
