import { existsSync } from 'node:fs';
import { type Config, readConfig } from './config.ts';

/**
 * The settings of this process: its environment, over what an optional `.env` says, as if the
 * variables of `without` were not set.
 */
export function loadConfig({ without = [] }: { without?: string[] } = {}): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = Object.entries(process.env).filter(([name]) => !without.includes(name));
  return readConfig(Object.fromEntries(env));
}
