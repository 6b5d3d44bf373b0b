import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { registerTask } from '#core/scheduled/tasks'
import { transact } from '#core/unit_of_work/transact'
import { drawSmall, DRAWN_TYPES } from './order_thumbnail.js'
import File, { LIBRARY } from '#files/shared/models/file'

/** A few at a time, so that what people wait for is not behind them. */
const AT_ONCE = 50
const EVERY_SECONDS = 300

/** Has files of the library drawn that were there before, the newest first. */
export async function orderMissingThumbnails(atOnce = AT_ONCE) {
  const files = await File.query()
    .where('ownerType', LIBRARY)
    .whereNull('trashedAt')
    .whereIn('mime', [...DRAWN_TYPES])
    .whereNotExists(
      db
        .from('file_thumbnails')
        .whereColumn('file_thumbnails.file_id', 'files.id')
        .select('file_id')
    )
    .orderBy('id', 'desc')
    .limit(atOnce)
  for (const file of files) await transact(SYSTEM_ACTOR, (uow) => drawSmall(uow, file))
  return files.length
}

registerTask({
  name: 'draw files small',
  seconds: EVERY_SECONDS,
  run: () => orderMissingThumbnails(),
})
