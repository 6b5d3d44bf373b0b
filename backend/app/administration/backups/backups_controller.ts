import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { lastBackup } from '#core/backup/backup_log'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { transact } from '#core/unit_of_work/transact'
import { writeRequest } from '#core/unit_of_work/write_request'
import { noBody } from '#core/validation/fields'
import { openArchive } from '#administration/backups/archive'
import Backup from '#administration/backups/backup'
import { backupListing } from '#administration/backups/listing'
import { orderBackup } from '#administration/backups/order_backup'
import { presentBackups } from '#administration/backups/present'

/** Copies of the portal: what there is, and one more now. */
export default class BackupsController {
  async index(ctx: HttpContext) {
    return presentBackups(await answerList(ctx, Backup, backupListing), ctx.abilities)
  }

  async show({ params, abilities }: HttpContext) {
    const [presented] = await presentBackups([await found(params.id)], abilities)
    return presented
  }

  /** The newest copy of this portal, and none before the first. */
  async last() {
    return { last: await lastBackup() }
  }

  async store(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    ctx.response.status(202)
    return writeRequest(ctx, (uow) => orderBackup(uow, 'hand'))
  }

  /** Everything the firm has, in one file: who took it stands in the log before the first byte leaves. */
  async archive({ params, actor, response }: HttpContext) {
    const backup = await found(params.id)
    if (backup.state !== 'complete') throw notFound()
    const { length, chunks } = await openArchive(backup)
    await transact(actor!, (uow) =>
      uow.audit({
        action: 'download',
        ...{ entityType: 'backup', entityId: backup.id, label: backup.folder },
      })
    )
    response.header('Content-Type', 'application/x-tar')
    response.header('Content-Length', length)
    response.header('Content-Disposition', `attachment; filename="${backup.folder}.tar"`)
    response.header('Cache-Control', 'no-store')
    return response.stream(Readable.from(chunks))
  }
}

async function found(id: number): Promise<Backup> {
  const backup = await Backup.find(id)
  if (!backup) throw notFound()
  return backup
}
