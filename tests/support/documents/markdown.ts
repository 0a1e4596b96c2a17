// Extracts names from a Markdown document, for the tests of documents.

/** A command: `npm run NAME` or `node FILE`, with its lower-case words and options. */
export type Command = { script?: string; file?: string; words: string[] };

/** The code of a document: text in backticks and the lines of indented blocks. */
export function codeIn(markdown: string): string[] {
  const blocks = markdown.match(/^(?: {4}|\t).+$/gm) ?? [];
  const inline = [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...blocks.map((line) => line.trim()), ...inline];
}

/** Relative links and images. */
export function linksIn(markdown: string): { file: string; anchor: string | undefined }[] {
  const targets = [
    ...markdown.matchAll(/\]\(([^)\s]+)\)/g),
    ...markdown.matchAll(/\b(?:src|href)="([^"]+)"/g),
  ].map(([, target = '']) => target);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [file = '', anchor] = target.split('#');
      return { file, anchor };
    });
}

/** GitHub's anchors for the headings of a document. */
export function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Files (by extension) and folders (by trailing slash) of the repository. */
export function pathsIn(code: string[]): string[] {
  const extensions = 'tsx?|mjs|json|md|ya?ml|css|svg|service|example|nvmrc|editorconfig';
  const path = new RegExp(`^(?:[\\w.$-]+/)*(?:[\\w.$-]*\\.(?:${extensions})|Dockerfile)$`);
  return tokensOf(code).filter((token) => path.test(token) || /^(?:[\w.$-]+\/)+$/.test(token));
}

const topFolders = 'bench|core|db|deploy|docs|messages|scripts|server|src|tests';

/** Written by who installs the site. */
const ofOperators = ['deploy/.env'];

/**
 * Paths below the top folders of the repository, as globs: a placeholder such as `<language>`, `NNNN` or
 * `NUMBER` stands for any name.
 */
export function globsIn(code: string[]): string[] {
  const start = new RegExp(`^!?(?:\\./|\\*\\*/)?((?:${topFolders})/.+)$`);
  return tokensOf(code.map((line) => line.replaceAll('<br>', ' ')))
    .flatMap((token) => start.exec(token)?.[1] ?? [])
    .filter((path) => /^[\w.$*<>/-]+$/.test(path) && !ofOperators.includes(path))
    .map((path) => path.replace(/(?:\/\*\*|[./])$/, ''))
    .map((path) => path.replaceAll(/<[\w-]+>|\b(?:NNNN|NUMBER)\b/g, '*'));
}

/** Of the operating system, or written by the running server. */
const notOurs = ['/usr/', '/etc/systemd/', '/data/'];

/** URL and file system paths, up to the first placeholder. */
export function addressesIn(code: string[]): string[] {
  return tokensOf(code)
    .filter((token) => /^\/(?!\/)[\w./-]+$/.test(token))
    .map((token) => token.replace(/\b[A-Z]+\b.*$/, ''))
    .filter((address) => !notOurs.some((start) => address.startsWith(start)));
}

/** Commands that start with `npm` or run a file of `scripts/`. */
export function commandsIn(code: string[]): Command[] {
  return code.flatMap((line): Command[] => {
    const npm = /^npm (?:run ([\w:-]+)|(start|test))(?: -- (.+))?$/.exec(line);
    if (npm) return [{ script: npm[1] ?? npm[2] ?? '', words: wordsOf(npm[3]) }];
    const file = /\b(scripts\/\w+\.ts)(?: ([^']+))?/.exec(line);
    return file ? [{ file: file[1] ?? '', words: wordsOf(file[2]) }] : [];
  });
}

/** Environment variables: alone in backticks, or with a value. */
export function settingsIn(code: string[]): string[] {
  return code.flatMap((line) => {
    const alone = /^[A-Z][A-Z_]+$/.exec(line)?.[0];
    const given = [...line.matchAll(/(?:^|[\s'])([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name);
    return alone ? [alone] : given;
  });
}

export function metricsIn(code: string[]): string[] {
  return code.filter((word) => /^(?:landfall|process|nodejs)_[a-z0-9_]+$/.test(word));
}

/** The cells of the tables below a heading, without header rows. */
export function tableRows(markdown: string, heading: string): string[][] {
  const section = markdown.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const rows = section.match(/^\|.*\|$/gm) ?? [];
  const rule = rows.findIndex((row) => /^\|[\s:|-]+\|$/.test(row));
  return rows.slice(rule + 1).map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

/** Lower-case words and options of a command, without values (EMAIL, a path, a number). */
function wordsOf(text = ''): string[] {
  return text.split(' ').filter((word) => /^(?:--)?[a-z][a-z-]*$/.test(word));
}

function tokensOf(code: string[]): string[] {
  return code.flatMap((line) => line.split(/[\s'"=:;,]+/)).filter(Boolean);
}
