import type { HttpContext } from '@adonisjs/core/http'
import { sqlInstant } from '#core/database/instants'
import { transact } from '#core/unit_of_work/transact'

export type DownloadWay = 'download' | 'preview' | 'zip'

/** Keeps who got which version of a file, when, and whether to look at or to take along. */
export async function recordDownload(
  ctx: HttpContext,
  files: { id: number; versionNo: number }[],
  way: DownloadWay
) {
  if (!files.length) return
  const access = { way, user_id: ctx.actor!.id, ip: ctx.actor!.ip, created_at: sqlInstant() }
  const rows = files.map(({ id, versionNo }) => ({ file_id: id, version_no: versionNo, ...access }))
  // each row refers to a file and a person that others may be changing: a deadlock is tried again
  await transact(ctx.actor!, async ({ trx }) => {
    for (let at = 0; at < rows.length; at += 200)
      await trx.table('file_downloads').multiInsert(rows.slice(at, at + 200))
  })
}
