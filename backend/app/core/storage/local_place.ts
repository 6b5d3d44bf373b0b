import { copyFile, link, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import env from '#start/env'
import { KEY_PATTERN } from './blob_keys.js'
import type { Lying, Place, Range } from './place.js'

const PAGE = 1000

/** Where the files of the local disk lie. */
export const localFolder = () => join(env.get('DATA_DIR'), 'files')
const pathOf = (key: string) => join(localFolder(), key)

/** The disk of this machine, or one that several share. */
export const localPlace: Place = {
  name: 'fs',
  put,
  replace,
  overwriteHead,
  read,
  async facts(key) {
    const found = await stat(pathOf(key)).catch(ifAbsent)
    return found && { size: found.size, changedAt: found.mtimeMs }
  },
  async open(key, range) {
    return (await read(key, range))?.stream ?? null
  },
  async delete(key) {
    await rm(pathOf(key), { force: true })
  },
  keys,
}

/** A second name for the same bytes: a transaction never waits for a copy. It is there after a power failure too. */
async function put(path: string, key: string) {
  const target = pathOf(key)
  const made = await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  if (made) await flush(dirname(made))
  try {
    await link(path, target)
  } catch (error) {
    // a file system without hard links, or the temporary folder on another one
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'].includes(code)) throw error
    await drive.use('fs').copyFromFs(path, key)
    await flush(target)
  }
  await flush(dirname(target))
}

/** The name changes hands: who reads the old bytes reads them to their end. */
async function replace(path: string, key: string) {
  const target = pathOf(key)
  try {
    await rename(path, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const arriving = `${target}.arriving`
    try {
      await copyFile(path, arriving)
      await flush(arriving)
      await rename(arriving, target)
    } finally {
      await rm(arriving, { force: true })
    }
  }
  await flush(dirname(target))
}

/** Within the first sector of the disk's: it is written whole or not at all. */
async function overwriteHead(key: string, head: Uint8Array) {
  const handle = await open(pathOf(key), 'r+').catch(ifAbsent)
  if (!handle) return false
  try {
    const { bytesWritten } = await handle.write(head, 0, head.length, 0)
    if (bytesWritten !== head.length) throw new Error(`the header of ${key} was written in part`)
    await handle.sync()
    return true
  } finally {
    await handle.close()
  }
}

async function read(key: string, range?: Range): Promise<Lying | null> {
  const handle = await open(pathOf(key), 'r').catch(ifAbsent)
  if (!handle) return null
  const { ino, size, mtimeMs: changedAt } = await handle.stat()
  const mark = `${ino}:${size}:${changedAt}`
  return { stream: handle.createReadStream(range), size, changedAt, mark }
}

async function* keys(prefix = ''): AsyncGenerator<string[]> {
  const root = localFolder()
  const folder = await opendir(join(root, prefix), { recursive: true }).catch(ifAbsent)
  if (!folder) return
  let page: string[] = []
  for await (const entry of folder) {
    if (!entry.isFile()) continue
    const key = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')
    if (KEY_PATTERN.test(key)) page.push(key)
    if (page.length < PAGE) continue
    yield page
    page = []
  }
  if (page.length) yield page
}

function ifAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

async function flush(path: string) {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
