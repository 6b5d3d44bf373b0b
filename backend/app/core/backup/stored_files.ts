import { cp, mkdir, opendir, rename, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import env from '#start/env'

export const FILES = 'files'

const location = () => join(env.get('DATA_DIR'), FILES)

/** Copies what is not in the backup yet; a file that is deleted meanwhile has no row any more. */
export async function copyFiles(folder: string): Promise<string[]> {
  const paths: string[] = []
  for await (const path of filesIn(location())) {
    const target = join(folder, FILES, path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    // what is stored under a key never changes
    const copied = await cp(join(location(), path), target, { force: false }).then(
      () => true,
      (error) => {
        if (error.code !== 'ENOENT') throw error
        return false
      }
    )
    if (copied) paths.push([FILES, ...path.split(sep)].join('/'))
  }
  return paths
}

/** Puts the files of a backup in the place of those that are there, all at once. */
export async function restoreFiles(folder: string): Promise<void> {
  const arriving = `${location()}.arriving`
  const former = `${location()}.former`
  await rm(arriving, { recursive: true, force: true })
  await mkdir(arriving, { recursive: true, mode: 0o700 })
  await cp(join(folder, FILES), arriving, { recursive: true }).catch((error) => {
    // a portal without any file
    if (error.code !== 'ENOENT') throw error
  })
  await rm(former, { recursive: true, force: true })
  await rename(location(), former).catch((error) => {
    if (error.code !== 'ENOENT') throw error
  })
  await rename(arriving, location())
  await rm(former, { recursive: true, force: true })
}

/** Removes every stored file. */
export async function removeFiles(): Promise<void> {
  await rm(location(), { recursive: true, force: true })
}

async function* filesIn(root: string): AsyncGenerator<string> {
  const folder = await opendir(root, { recursive: true }).catch(() => null)
  if (!folder) return
  for await (const entry of folder) {
    if (entry.isFile()) yield relative(root, join(entry.parentPath, entry.name))
  }
}
