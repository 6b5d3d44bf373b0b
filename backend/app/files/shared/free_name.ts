import { fileNameKey } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { folderNameKey, numbered } from './names.js'

const MOST_TRIES = 500

/** The name itself when no live file of the folder has it, else the first free one with a number. */
export function freeFileName(uow: UnitOfWork, folderId: number, name: string) {
  const taken = (key: string) =>
    uow.trx.from('files').where({ folder_id: folderId, live_key: key }).select('id').first()
  return firstFree(name, { keyOf: fileNameKey, taken, hasEnding: true })
}

export function freeFolderName(uow: UnitOfWork, parentId: number, name: string) {
  const taken = (key: string) =>
    uow.trx.from('folders').where({ parent_id: parentId, live_key: key }).select('id').first()
  return firstFree(name, { keyOf: folderNameKey, taken, hasEnding: false })
}

interface Rules {
  keyOf: (name: string) => string
  taken: (key: string) => Promise<unknown>
  hasEnding: boolean
}

async function firstFree(name: string, { keyOf, taken, hasEnding }: Rules) {
  let candidate = name
  for (let number = 2; number < MOST_TRIES && (await taken(keyOf(candidate))); number++)
    candidate = numbered(name, number, hasEnding)
  return { name: candidate, key: keyOf(candidate) }
}
