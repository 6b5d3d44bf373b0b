import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { sqlInstant } from '#core/database/instants'
import { ROWS_AT_ONCE } from '#core/database/insert_rows'
import { multiInsert } from '#core/database/multi_insert'
import type { JobContext } from '#core/jobs/define_job'
import { removeTmpFile, writeTmpFile, type TmpFile } from '#core/storage/tmp_files'
import { transact } from '#core/unit_of_work/transact'
import { keepFile } from '#files/files/keep_file'
import { CopyFolderJob } from '#files/folders/copies/copy_folder_job'
import type { CopyOrder } from '#files/folders/copies/order_copy'
import Folder from '#files/shared/models/folder'
import { person } from '#tests/helpers/users'

/** Puts so many small files into a folder, without a request for each. */
export async function fill(as: string, folderId: number, count: number) {
  const { id, name } = await person(as)
  const label = { mime: 'text/plain', extension: 'txt', field: 'file', kind: 'txt' } as const
  const tmp: TmpFile[] = []
  for (let i = 1; i <= count; i++) tmp.push(await writeTmpFile([`note ${folderId}.${i}`]))
  await transact({ ...SYSTEM_ACTOR, id, name }, async (uow) => {
    const folder = await Folder.findOrFail(folderId, { client: uow.trx })
    for (const [i, bytes] of tmp.entries()) {
      const received = { ...bytes, ...label, name: `note ${i + 1}.txt` }
      await keepFile(uow, { folder, level: 'manage' }, received)
    }
  })
  for (const { path } of tmp) await removeTmpFile(path)
}

/** Rows of as many files as are refused, without bytes: nothing reads them. */
export async function crowd(folderId: number, count: number) {
  const rows = Array.from({ length: count }, (_, i) => ({
    ...{ storage_key: `2020/01/${String(i).padStart(32, '0')}`, size: 1, sha256: '0'.repeat(64) },
    ...{ original_name: `${i}.txt`, name_key: `${i}.txt`, mime: 'text/plain', extension: 'txt' },
    ...{ owner_type: 'folder', owner_id: folderId, folder_id: folderId },
    created_at: sqlInstant(),
  }))
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await multiInsert(db.connection(), 'files', rows.slice(at, at + ROWS_AT_ONCE))
}

/** What can be seen below a folder: of each file its way from there, its content and its size. */
export async function treeOf(folderId: number): Promise<string[]> {
  const top = await Folder.findOrFail(folderId)
  const folders = await Folder.query().where('path', 'like', `${top.path}%`).whereNull('trashedAt')
  const named = new Map(folders.map((one) => [one.id, one]))
  const wayTo = (one: Folder): string =>
    one.id === top.id ? '' : `${wayTo(named.get(one.parentId!)!)}/${one.name}`
  const files = await db
    .from('files')
    .whereIn('folder_id', [...named.keys()])
    .whereNull('trashed_at')
  const inside = files.map((file) =>
    [wayTo(named.get(file.folder_id)!), file.original_name, file.sha256, file.size].join('|')
  )
  return [...folders.map(wayTo), ...inside].sort()
}

/** Does something once the copy has begun and holds some files, before the job goes on. */
export function midway(work: (context: JobContext<CopyOrder>) => Promise<void>): () => void {
  const { handle } = CopyFolderJob.prototype
  CopyFolderJob.prototype.handle = function (context) {
    let effects = 0
    const effect: typeof context.effect = async (key, unit) => {
      const answer = await context.effect(key, unit)
      if (++effects === 4) await work(context)
      return answer
    }
    return handle.call(this, { ...context, effect } as typeof context)
  }
  return () => void (CopyFolderJob.prototype.handle = handle)
}

/** The rows of copies that are not seen yet. */
export async function stagedRows() {
  const tops = db.from('folders').whereColumn('trash_root_id', 'id').select('id')
  const ids = (await tops).map(({ id }) => id)
  return {
    folders: await db.from('folders').whereIn('trash_root_id', ids),
    files: await db.from('files').whereIn('trash_root_id', ids),
  }
}
