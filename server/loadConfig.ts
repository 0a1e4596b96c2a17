import { existsSync } from 'node:fs';
import { type Config, readConfig } from './config.ts';

/** The settings of this process: its environment, over what an optional `.env` says. */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env);
}
