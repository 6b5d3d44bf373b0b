import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { checkEntries, readManifest } from './manifest.js'

/**
 * Copies a backup into a second folder and reads every byte of the copy again. It gets its name when it
 * is complete, as the backup itself does.
 * @throws BackupRefused, or the error of the folder
 */
export async function copyOffSite(place: string, folder: string): Promise<string> {
  const name = basename(place)
  const partial = join(folder, `.${name}.partial`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    await rm(partial, { recursive: true, force: true })
    await cp(place, partial, { recursive: true })
    await checkEntries(partial, await readManifest(partial))
    await rename(partial, join(folder, name))
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
  return join(folder, name)
}
