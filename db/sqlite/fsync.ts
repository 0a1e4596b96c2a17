import { open } from 'node:fs/promises';

/** Flushes the file's content to disk. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Flushes a folder to disk: without it, a power cut may undo a rename. Windows can't open folders
 * and flushes names by itself.
 */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
