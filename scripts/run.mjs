#!/usr/bin/env node
// Prepares what a command needs, then runs it on the project's own Node:
//   node scripts/run.mjs [--build] [FILE.ts [arguments…]]
// Installs when node_modules does not match package-lock.json; with --build, builds when dist/ does
// not match the sources. Plain JavaScript without packages: it runs before any is installed, on any
// Node from 20 up.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const windows = process.platform === 'win32';
const pinnedNode = join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node');
const buildStamp = join(root, 'dist', 'sources.sha256');
/** As in server/main.ts, which names it for starts without this script. */
const compileCache = join(root, 'dist', 'compile-cache');

/** Whole folders, so that what vite.config.ts comes to import is among them. */
const buildInputs = [
  'core',
  'src',
  'messages',
  'scripts/dev',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

const args = process.argv.slice(2);
const wantsBuild = args[0] === '--build';
if (wantsBuild) args.shift();

process.chdir(root);
if (!installedMatchesLock()) install();
const node = chooseNode();
if (wantsBuild) buildIfStale(node);
if (args.length > 0) run(node, args);

/** Every package of the lock is there in its version; optional ones may be missing. */
function installedMatchesLock() {
  const installed = readLock(join('node_modules', '.package-lock.json'));
  const wanted = readLock('package-lock.json');
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.link) return true;
    const found = installed[path];
    return found ? found.version === entry.version : entry.optional || entry.devOptional;
  });
}

function readLock(file) {
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

function install() {
  console.log('Installing packages…');
  const npm = process.env.npm_execpath;
  // The build needs what npm leaves out where NODE_ENV is "production" or its settings say so.
  const ci = ['ci', '--include=dev', '--include=optional'];
  const result = npm?.endsWith('.js')
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [npm, ...ci], {
        stdio: 'inherit',
      })
    : spawnSync('npm', ci, { stdio: 'inherit', shell: windows });
  if (result.status !== 0) fail('npm ci failed: see above, then run the same command again.');
  // A Node that does not run here (another C library, say) would stand in every script's way.
  if (existsSync(pinnedNode) && !starts(pinnedNode)) rmSync(pinnedNode);
}

function starts(binary) {
  return spawnSync(binary, ['--version'], { shell: windows }).status === 0;
}

function chooseNode() {
  if (existsSync(pinnedNode)) return pinnedNode;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  return fail(
    `npm has no Node 24 for ${process.platform}-${process.arch}: install Node 24, then run this again (this is ${process.version}).`,
  );
}

function buildIfStale(binary) {
  const sources = hashOfSources();
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === sources) return;
  console.log('Building…');
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const built = spawnSync(binary, [vite, 'build', '--app', '--logLevel', 'warn'], {
    stdio: 'inherit',
    shell: windows,
  });
  if (built.status !== 0) fail('The build failed: see above.');
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, hashOfSources());
}

/** By content: a checkout changes times without changing files. */
function hashOfSources() {
  const hash = createHash('sha256');
  for (const input of buildInputs) {
    const isFolder = statSync(input).isDirectory();
    const names = isFolder ? readdirSync(input, { recursive: true }).sort() : [''];
    for (const path of names.map((name) => join(input, name))) {
      if (statSync(path).isFile()) hash.update(path).update(readFileSync(path));
    }
  }
  return hash.digest('hex');
}

function run(binary, command) {
  // Becoming the command (Node 24) leaves no process between npm and the server, so that a signal
  // reaches it. Where that can't be had, signals are passed on.
  const env = { ...process.env };
  if (wantsBuild) {
    env.NODE_ENV ??= 'production';
    // Set before Node starts, so that it holds for the entry too: without a cache Node loads its
    // compiler of TypeScript.
    env.NODE_COMPILE_CACHE ??= compileCache;
  }
  if (process.execve && !windows) process.execve(binary, [binary, ...command], env);
  const child = spawn(binary, command, { stdio: 'inherit', env, shell: windows });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
