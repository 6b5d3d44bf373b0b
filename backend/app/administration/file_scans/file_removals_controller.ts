import type { HttpContext } from '@adonisjs/core/http'
import { conflict, notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { checkVersion, requireVersion } from '#core/http/version'
import { deleteBlob } from '#core/storage/blobs'
import { forgetEncrypted } from '#core/storage/encrypted_rows'
import { writeRequest } from '#core/unit_of_work/write_request'
import FileScan from '#administration/file_scans/file_scan'
import { presentScans } from '#administration/file_scans/present'
import { removalValidator } from '#administration/file_scans/validator'

/** The bytes of an infected file go; its record stays where it was, and says so. */
export default class FileRemovalsController {
  async store(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, removalValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const scan = await FileScan.query({ client: uow.trx })
        .where('id', ctx.params.id)
        .forUpdate()
        .first()
      if (!scan) throw notFound()
      await checkVersion(scan, expectedVersion, uow.trx)
      if (scan.state !== 'infected') throw conflict('NOT_INFECTED')
      const { id, name, storageKey: key, version } = scan
      const now = { version: version + 1, updatedBy: uow.actor.id, dueAt: null }
      scan.merge({ state: 'removed', reason, ...now })
      await scan.useTransaction(uow.trx).save()
      await forgetEncrypted(uow.trx, [key])
      uow.afterCommit(() => deleteBlob(key))
      await uow.audit({
        ...{ action: 'remove_content', entityType: 'file_scan', entityId: id, label: name },
        ...{ before: { state: 'infected' }, after: { state: 'removed', reason } },
      })
      const [presented] = await presentScans([scan], uow.trx)
      return presented
    })
  }
}
