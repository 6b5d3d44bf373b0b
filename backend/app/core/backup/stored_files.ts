import { createWriteStream } from 'node:fs'
import { access, cp, mkdir, opendir, rename, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import objectStoreConfig from '#config/object_store'
import { localFolder } from '#core/storage/local_place'
import { storePlace } from '#core/storage/store_place'

export const FILES = 'files'

/**
 * Copies what is not in the backup yet, from the disk and from the object store; a file that is deleted
 * meanwhile has no row any more. What is moved between the two is found in the round that follows.
 */
export async function copyFiles(folder: string): Promise<string[]> {
  const paths = new Set<string>()
  for await (const path of filesIn(localFolder())) {
    const target = await targetOf(folder, path)
    // what is stored under a key is the same file, encrypted or not
    const copied = await cp(join(localFolder(), path), target, { force: false }).then(
      () => true,
      (error) => {
        if (error.code !== 'ENOENT') throw error
        return false
      }
    )
    if (copied) paths.add([FILES, ...path.split(sep)].join('/'))
  }
  if (!objectStoreConfig.bucket) return [...paths]
  for await (const keys of storePlace.keys())
    for (const key of keys) if (await fetchFile(folder, key)) paths.add(`${FILES}/${key}`)
  return [...paths]
}

async function fetchFile(folder: string, key: string): Promise<boolean> {
  const target = await targetOf(folder, key)
  if (await isThere(target)) return true
  const stream = await storePlace.open(key)
  if (!stream) return false
  await pipeline(stream, createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }))
  return true
}

async function targetOf(folder: string, path: string) {
  const target = join(folder, FILES, path)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  return target
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false
  )

/** Puts the files of a backup in the place of those that are there. */
export async function restoreFiles(folder: string): Promise<void> {
  if (objectStoreConfig.disk === 's3') return restoreToStore(folder)
  await restoreToDisk(folder)
  if (objectStoreConfig.bucket) await clearStore(new Set())
}

/** All at once. */
async function restoreToDisk(folder: string): Promise<void> {
  const arriving = `${localFolder()}.arriving`
  const former = `${localFolder()}.former`
  await rm(arriving, { recursive: true, force: true })
  await mkdir(arriving, { recursive: true, mode: 0o700 })
  await cp(join(folder, FILES), arriving, { recursive: true }).catch((error) => {
    // a portal without any file
    if (error.code !== 'ENOENT') throw error
  })
  await rm(former, { recursive: true, force: true })
  await rename(localFolder(), former).catch((error) => {
    if (error.code !== 'ENOENT') throw error
  })
  await rename(arriving, localFolder())
  await rm(former, { recursive: true, force: true })
}

/** What the backup has comes first, and only then what it has not goes. */
async function restoreToStore(folder: string): Promise<void> {
  const kept = new Set<string>()
  for await (const path of filesIn(join(folder, FILES))) {
    const key = path.split(sep).join('/')
    await storePlace.put(join(folder, FILES, path), key)
    kept.add(key)
  }
  await clearStore(kept)
  await rm(localFolder(), { recursive: true, force: true })
}

async function clearStore(kept: ReadonlySet<string>): Promise<void> {
  for await (const keys of storePlace.keys())
    for (const key of keys) if (!kept.has(key)) await storePlace.delete(key)
}

/** Removes every stored file. */
export async function removeFiles(): Promise<void> {
  await rm(localFolder(), { recursive: true, force: true })
  if (objectStoreConfig.bucket) await clearStore(new Set())
}

async function* filesIn(root: string): AsyncGenerator<string> {
  const folder = await opendir(root, { recursive: true }).catch(() => null)
  if (!folder) return
  for await (const entry of folder) {
    if (entry.isFile()) yield relative(root, join(entry.parentPath, entry.name))
  }
}
