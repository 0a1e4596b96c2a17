import { existsSync } from 'node:fs';
import { type Config, readConfig } from './config.ts';
import { restrictNewFiles } from './dataAccess.ts';

/**
 * The configuration of this process: its environment, which overrides an optional `.env`, ignoring
 * the variables in `without`. Also restricts access to the files that this process creates.
 */
export function loadConfig({ without = [] }: { without?: string[] } = {}): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = Object.entries(process.env).filter(([name]) => !without.includes(name));
  const config = readConfig(Object.fromEntries(env));
  restrictNewFiles(config.groupReads);
  return config;
}
