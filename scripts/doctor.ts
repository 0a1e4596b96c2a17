import { openGeoDatabase } from '#server/geo/visitorCountry.ts';
import { loadConfig } from '#server/loadConfig.ts';
import { defineCommand, isEntry } from './command.ts';
import { checkBackups } from './doctor/backups.ts';
import { checkDatabase } from './doctor/database.ts';
import { checkFiles } from './doctor/files.ts';
import { type Finding, fix, ok } from './doctor/finding.ts';
import { checkNode } from './doctor/machine.ts';
import { checkNetwork } from './doctor/network.ts';

const help = `Checks this machine, the settings and the data, and changes nothing.
Each line is "ok" or "FIX" with what to do; with a FIX the exit code is 1. The server may be running.

  npm run doctor

Example: DATA_DIR=/var/lib/landfall npm run doctor`;

export const main = defineCommand({ help }, async () => {
  const findings = await examine();
  for (const { line } of findings) console.log(line);
  if (findings.some(({ isFine }) => !isFine)) process.exitCode = 1;
});

if (isEntry(import.meta)) await main();

async function examine(): Promise<Finding[]> {
  const node = checkNode();
  try {
    const config = loadConfig();
    await openGeoDatabase(config.geoDatabase);
    return [
      node,
      ok('settings', 'each is one the server takes'),
      ...(await checkFiles(config)),
      ...(await checkDatabase(config)),
      ...(await checkNetwork(config, process.env)),
      ok('mail', 'none is sent: what visitors write is on the Settings page of the admin panel'),
      await checkBackups(config, process.env),
    ];
  } catch (error) {
    // All other checks need the settings.
    return [node, fix('settings', error instanceof Error ? error.message : String(error))];
  }
}
