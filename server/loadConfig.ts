import { existsSync } from 'node:fs';
import { type Config, readConfig } from './config.ts';

/**
 * The configuration of this process: its environment, which overrides an optional `.env`, ignoring
 * the variables in `without`.
 */
export function loadConfig({ without = [] }: { without?: string[] } = {}): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = Object.entries(process.env).filter(([name]) => !without.includes(name));
  return readConfig(Object.fromEntries(env));
}
