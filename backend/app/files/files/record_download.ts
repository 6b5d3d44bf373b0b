import type { HttpContext } from '@adonisjs/core/http'
import { doerOf } from '#core/base/actor'
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
  const { actor } = ctx
  const { id: userId, ip } = doerOf(actor!)
  const access = { way, user_id: userId, ip, created_at: sqlInstant() }
  const rows = files.map(({ id, versionNo }) => ({ file_id: id, version_no: versionNo, ...access }))
  // each row refers to a file and a person that others may be changing: a deadlock is tried again
  await transact(actor!, async (uow) => {
    for (let at = 0; at < rows.length; at += 200)
      await uow.trx.table('file_downloads').multiInsert(rows.slice(at, at + 200))
    if (!actor!.viewedBy) return
    for (const { id } of files)
      await uow.audit({
        ...{ action: 'read_in_view', entityType: 'file', entityId: id },
        after: { way, viewedAs: actor!.name },
      })
  })
}
