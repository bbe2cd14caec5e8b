import closeWithGrace from 'close-with-grace';
import { ConfigError, readConfig } from './config.ts';
import { demoLines } from './demo/demo-lines.ts';
import { AccountError } from './features/staff/create-account.ts';
import { addStaff, assembleProduct, remakeDemo } from './product.ts';

/** How long requests under way may take once the process was asked to end, milliseconds. */
const graceMs = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (process.argv[2] === 'demo') {
    const lines = await remakeDemo(config, (line) => console.log(line));
    console.log(['The demo was made anew.', ...lines].join('\n'));
    return;
  }
  if (process.argv[2] === 'staff') {
    console.log(await addStaff(config, process.argv.slice(3), (line) => console.log(line)));
    return;
  }
  const product = await assembleProduct(config, (line) => console.log(line));
  const closing = closeWithGrace({ delay: graceMs, skip: ['SIGINT'] }, async ({ err }) => {
    if (err) product.app.log.error({ err }, 'closing after an error');
    await product.close();
  });
  // Under npm one Ctrl-C arrives twice, from the terminal and from npm: the second must not cut short what the first has begun.
  let isInterrupted = false;
  process.on('SIGINT', () => {
    if (isInterrupted) return;
    isInterrupted = true;
    closing.close();
  });
  await product.app.listen({ port: config.PORT, host: config.HOST });
  if (config.demo) console.log(['', ...(await demoLines(product.db, product.clock.now()))].join('\n'));
  console.log(`\nTraslado is ready: ${config.publicUrl}`);
}

main().catch((error: unknown) => {
  const isForPeople = error instanceof ConfigError || error instanceof AccountError;
  console.error(isForPeople ? error.message : error);
  process.exit(1);
});
