import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { siteColors } from '#core/site/colours.ts';
import { runCommand } from '../command.ts';

const help = `Draws the icons in src/public from mark.svg there. Needed when the mark changes; the
icons are part of the repository.

  node scripts/run.mjs scripts/dev/icons.ts

Example: node scripts/run.mjs scripts/dev/icons.ts`;

const folder = join(import.meta.dirname, '..', '..', 'src', 'public');

await runCommand({ help }, async () => {
  await write('favicon.ico', asIco(await icon(32, { mark: 1 })));
  await write('icon-192.png', await icon(192, { mark: 1 }));
  await write('icon-512.png', await icon(512, { mark: 1 }));
  // Systems crop these icons: the logo stays within the central 80 % on a filled background.
  await write('apple-touch-icon.png', await icon(180, { mark: 0.78, paper: true }));
  await write('icon-maskable-512.png', await icon(512, { mark: 0.66, paper: true }));
});

/** A PNG of `size` pixels; `mark` is the logo's share of it. */
async function icon(size: number, { mark, paper = false }: { mark: number; paper?: boolean }) {
  const markSize = Math.round(size * mark);
  const drawn = await sharp(join(folder, 'mark.svg'), { density: (72 * markSize) / 48 })
    .resize(markSize, markSize)
    .png()
    .toBuffer();
  const background = paper ? siteColors.light : { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: size > 32 })
    .toBuffer();
}

/** An ICO file with one PNG of 32 pixels: header, directory entry, image. */
function asIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function write(name: string, content: Buffer) {
  await writeFile(join(folder, name), content);
  console.log(`${name}: ${content.length} bytes`);
}
