import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const development = process.argv.includes('--dev');

// Compiled code from the last start; where it can't be written, the start takes a little longer.
if (!development) enableCompileCache(join(import.meta.dirname, '..', 'dist', 'compile-cache'));
const { startOrReport } = await import('./start.ts');
await startOrReport({ development });
