import { SYSTEM_ACTOR } from '#core/base/actor'
import { writer } from '#core/database/writer'
import { registerRetention } from '#core/retention/kinds'
import { transact } from '#core/unit_of_work/transact'
import { purgeFiles, purgeFolder } from './purge.js'

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
  finish: purgeEmptyFolders,
})

/** The deepest folders have the highest ids only by habit: a folder that still holds one waits for the next round. */
async function purgeEmptyFolders(before: string): Promise<number> {
  let done = 0
  let last = 0
  for (;;) {
    const rows = await emptyFolders(before).where('id', '>', last).orderBy('id').limit(BATCH)
    if (!rows.length) return done
    for (const { id } of rows)
      if (await transact(SYSTEM_ACTOR, (uow) => purgeFolder(uow, id))) done++
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
