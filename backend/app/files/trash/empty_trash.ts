import { SYSTEM_ACTOR } from '#core/base/actor'
import { writer } from '#core/database/writer'
import { registerRetention } from '#core/retention/kinds'
import { deleteFile } from '#core/storage/delete_file'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { aboutFile } from '#files/shared/about_file'
import { aboutFolder } from '#files/folders/actions/save_folder'
import File from '#files/shared/models/file'
import Folder from '#files/shared/models/folder'

const BATCH = 100
const VERSIONS = `(SELECT COALESCE(SUM(held.size), 0) FROM file_versions held
  WHERE held.file_id = files.id)`

/** What has been in the trash for long goes for good: files with their versions, then folders left empty. */
registerRetention({
  name: 'trash',
  table: 'files',
  date: 'trashed_at',
  ...{ defaultDays: 30, minimumDays: 7 },
  bytes: `files.size + ${VERSIONS}`,
  remove: purgeFiles,
  finish: purgeFolders,
})

async function purgeFiles(uow: UnitOfWork, ids: (number | string)[]) {
  const files = await File.query({ client: uow.trx }).whereIn('id', ids)
  for (const file of files) {
    await deleteFile(uow, file.id)
    await uow.audit({ action: 'purge', ...aboutFile(file), before: file.toAudit() })
  }
}

/** The deepest folders have the highest ids only by habit: a folder that still holds one waits for the next round. */
async function purgeFolders(before: string): Promise<number> {
  let done = 0
  let last = 0
  for (;;) {
    const rows = await emptyFolders(before).where('id', '>', last).orderBy('id').limit(BATCH)
    if (!rows.length) return done
    for (const { id } of rows) if (await purgeFolder(id)) done++
    last = rows.at(-1)!.id
  }
}

const emptyFolders = (before: string) =>
  writer()
    .from('folders')
    .where('trashed_at', '<', before)
    .whereNotExists((inside) => {
      inside
        .from('folders as inner')
        .whereColumn('inner.parent_id', 'folders.id')
        .select('inner.id')
    })
    .whereNotExists((inside) => {
      inside.from('files').whereColumn('files.folder_id', 'folders.id').select('files.id')
    })
    .select('id')

function purgeFolder(id: number): Promise<boolean> {
  return transact(SYSTEM_ACTOR, async (uow) => {
    const folder = await Folder.query({ client: uow.trx }).where('id', id).forUpdate().first()
    if (!folder?.trashedAt) return false
    await folder.delete()
    await uow.audit({ action: 'purge', ...aboutFolder(folder), before: folder.toAudit() })
    return true
  })
}
