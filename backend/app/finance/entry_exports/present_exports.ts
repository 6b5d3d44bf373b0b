import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/base/app_error'
import { nameIn, userNames } from '#core/base/user_names'
import { baseMoney } from '#core/exchange_rates/at_rate'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import EntryExport from './entry_export.js'
import { exportStates } from './states.js'

/** Exports as the portal answers them, with what the viewer may do. */
export async function presentExports(
  ctx: HttpContext,
  exports: readonly EntryExport[],
  uow?: UnitOfWork
) {
  const by = approverOf(ctx)
  const names = await userNames(
    exports.map(({ createdBy }) => createdBy),
    uow?.trx
  )
  return exports.map((one) => {
    const { id, version, number, fromOn, toOn, status, entryCount, lineCount, reason } = one
    const { csvFileId, xlsxFileId, csvHash, xlsxHash, createdBy } = one
    return {
      ...{ id, version, number, fromOn, toOn, status, entryCount, lineCount, reason },
      ...{ csvFileId, xlsxFileId, csvHash, xlsxHash, total: baseMoney(one.totalMinor) },
      createdByName: nameIn(names, createdBy),
      createdAt: one.createdAt.toUTC().toISO()!,
      can: exportStates.can(one, by),
    }
  })
}

/** @throws AppError 404 */
export async function showExport(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const one = await EntryExport.query(uow && { client: uow.trx })
    .where('id', id)
    .first()
  if (!one) throw notFound()
  const [shown] = await presentExports(ctx, [one], uow)
  return shown!
}
