import closeWithGrace from 'close-with-grace';
import { ConfigError, readConfig } from './config.ts';
import { demoStays } from './demo/named-stays.ts';
import { assembleProduct, remakeDemo } from './product.ts';

/** How long requests under way may take once the process was asked to end, milliseconds. */
const graceMs = 10_000;

/** The stays to try, one a line. */
function demoLines(now: number): string[] {
  return [
    'Demo stays (last name, confirmation number, dates, what it is):',
    ...demoStays(now).map(
      ({ lastName, folio, arrivalOn, departureOn, is }) =>
        `  ${lastName.padEnd(12)} ${folio.padEnd(11)} ${arrivalOn} to ${departureOn}  ${is}`,
    ),
  ];
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (process.argv[2] === 'demo') {
    await remakeDemo(config, (line) => console.log(line));
    console.log(
      `The demo was made anew.\n${demoLines(config.TRASLADO_NOW ? Date.parse(config.TRASLADO_NOW) : Date.now()).join('\n')}`,
    );
    return;
  }
  const product = await assembleProduct(config, (line) => console.log(line));
  closeWithGrace({ delay: graceMs }, async ({ err }) => {
    if (err) product.app.log.error({ err }, 'closing after an error');
    await product.close();
  });
  await product.app.listen({ port: config.PORT, host: config.HOST });
  if (config.demo) console.log(`\n${demoLines(product.clock.now()).join('\n')}`);
  console.log(`\nTraslado is ready: ${config.publicUrl}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
