import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const development = process.argv.includes('--dev');
/** `npm start -- --new-site`: makes a new site although a lost one left traces, and no other start. */
const isNewSite = process.argv.includes('--new-site');

// Caches compiled code between starts, as `npm start` does before this file; if the folder isn't
// writable, the start is a little slower.
if (!development) enableCompileCache(join(import.meta.dirname, '..', 'dist', 'compile-cache'));
const { startOrReport } = await import('./start.ts');
await startOrReport({ development, isNewSite });
