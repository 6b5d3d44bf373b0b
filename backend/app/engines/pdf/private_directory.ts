import { chmod, lstat, mkdir } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * Where the PDF engine keeps what outlives one run: `<data directory>/chromium`.
 * Without a data directory it is the user's own cache, never the shared temporary folder,
 * where anyone could have put a program in the expected place first.
 */
export function engineDirectory(dataDir: string | undefined, env: NodeJS.ProcessEnv): string {
  const chosen = dataDir ?? env.DATA_DIR
  if (chosen) return resolve(chosen, 'chromium')
  return join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'binaa', 'chromium')
}

/**
 * Makes `path` (with its parents) readable by this user only and returns it.
 * @throws Error when it is a link, belongs to someone else, or stays open to others
 */
export async function privateDirectory(path: string): Promise<string> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  const found = await lstat(path)
  if (!found.isDirectory())
    throw new Error(`${path} must be a real directory, not a link or a file`)
  if (process.platform === 'win32') return path
  if (found.uid !== process.getuid?.()) throw new Error(`${path} belongs to another user`)
  if ((found.mode & 0o077) !== 0) await chmod(path, 0o700)
  return path
}
