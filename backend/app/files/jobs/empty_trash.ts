import { SYSTEM_ACTOR } from '#core/http/actor'
import { registerTask } from '#core/jobs/background/tasks'
import { sqlInstant } from '#core/jobs/instants'
import { writer } from '#core/jobs/writer'
import { deleteFile } from '#core/storage/delete_file'
import { transact } from '#core/unit/transact'
import { aboutFile } from '#files/actions/keep_file'
import { aboutFolder } from '#files/actions/save_folder'
import File from '#files/models/file'
import Folder from '#files/models/folder'

const DAYS = 30
const DAY = 24 * 3600
const HOUR = 3600
const BATCH = 100

/** Deletes for good what has been in the trash for 30 days: files with their versions, then folders left empty. */
export async function emptyTrash(now = Date.now()): Promise<{ files: number; folders: number }> {
  const before = sqlInstant(-DAYS * DAY, now)
  const files = await each('files', before, async (id) => {
    await transact(SYSTEM_ACTOR, async (unit) => {
      const file = await File.query({ client: unit.trx }).where('id', id).forUpdate().first()
      if (!file?.trashedAt) return
      await deleteFile(unit, id)
      await unit.audit({ action: 'purge', ...aboutFile(file), before: file.toAudit() })
    })
  })
  const folders = await each('folders', before, async (id) => {
    await transact(SYSTEM_ACTOR, async (unit) => {
      const folder = await Folder.query({ client: unit.trx }).where('id', id).forUpdate().first()
      if (!folder?.trashedAt) return
      await folder.delete()
      await unit.audit({ action: 'purge', ...aboutFolder(folder), before: folder.toAudit() })
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
