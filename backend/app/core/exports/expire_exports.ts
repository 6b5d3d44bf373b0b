import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { deleteFile } from '#core/storage/delete_file'
import { transact } from '#core/unit_of_work/transact'

/** As long as the jobs that made them can be seen. */
const KEPT_DAYS = 30
const BATCH = 100

/** Deletes exported files that are old: lists of people and prices are not kept longer than needed. */
export async function expireExports(now = DateTime.utc()): Promise<number> {
  const before = now.minus({ days: KEPT_DAYS }).toFormat('yyyy-MM-dd HH:mm:ss')
  for (let expired = 0; ;) {
    const files = await db
      .from('files')
      .where('owner_type', 'like', 'exports.%')
      .where('created_at', '<', before)
      .limit(BATCH)
      .select('id')
    await transact(SYSTEM_ACTOR, async (uow) => {
      for (const { id } of files) await deleteFile(uow, id)
    })
    expired += files.length
    if (files.length < BATCH) return expired
  }
}
