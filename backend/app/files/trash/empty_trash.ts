import { SYSTEM_ACTOR } from '#core/base/actor'
import { registerTask } from '#core/scheduled/tasks'
import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { deleteFile } from '#core/storage/delete_file'
import { transact } from '#core/unit_of_work/transact'
import { aboutFile } from '#files/shared/about_file'
import { aboutFolder } from '#files/folders/actions/save_folder'
import File from '#files/shared/models/file'
import Folder from '#files/shared/models/folder'

const DAYS = 30
const DAY = 24 * 3600
const HOUR = 3600
const BATCH = 100

/** Deletes for good what has been in the trash for 30 days: files with their versions, then folders left empty. */
export async function emptyTrash(now = Date.now()): Promise<{ files: number; folders: number }> {
  const before = sqlInstant(-DAYS * DAY, now)
  const files = await each('files', before, async (id) => {
    await transact(SYSTEM_ACTOR, async (uow) => {
      const file = await File.query({ client: uow.trx }).where('id', id).forUpdate().first()
      if (!file?.trashedAt) return
      await deleteFile(uow, id)
      await uow.audit({ action: 'purge', ...aboutFile(file), before: file.toAudit() })
    })
  })
  const folders = await each('folders', before, async (id) => {
    await transact(SYSTEM_ACTOR, async (uow) => {
      const folder = await Folder.query({ client: uow.trx }).where('id', id).forUpdate().first()
      if (!folder?.trashedAt) return
      await folder.delete()
      await uow.audit({ action: 'purge', ...aboutFolder(folder), before: folder.toAudit() })
    })
  })
  return { files, folders }
}

/** The deepest folders have the highest ids only by habit: a folder that still holds one waits for the next round. */
async function each(
  table: 'files' | 'folders',
  before: string,
  purge: (id: number) => Promise<void>
) {
  let done = 0
  let last = 0
  for (;;) {
    const query = writer().from(table).whereNotNull('trashed_at').where('trashed_at', '<', before)
    if (table === 'folders') {
      query.whereNotExists((inside) => {
        inside
          .from('folders as inner')
          .whereColumn('inner.parent_id', 'folders.id')
          .select('inner.id')
      })
      query.whereNotExists((inside) => {
        inside.from('files').whereColumn('files.folder_id', 'folders.id').select('files.id')
      })
    }
    const rows = await query.where('id', '>', last).orderBy('id').limit(BATCH).select('id')
    if (!rows.length) return done
    for (const { id } of rows) {
      await purge(id)
      done++
    }
    last = rows.at(-1).id
  }
}

registerTask({ name: 'empty trash', seconds: HOUR, run: () => emptyTrash() })
