import { open } from 'node:fs/promises';

/** Waits until the file's content is on the disk. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Waits until the folder's list of names is on the disk: a renamed file whose folder was not synced
 * may have its old name back after a power cut. Windows opens no folders and keeps names by itself.
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
