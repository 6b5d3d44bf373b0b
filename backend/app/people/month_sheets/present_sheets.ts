import { BASE_CURRENCY } from '#engines/money/money'
import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { notFound } from '#core/base/app_error'
import { nameIn, userNames } from '#core/base/user_names'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import MonthSheet from './month_sheet.js'
import { monthSheetStates } from './states.js'

/** Sheets as lists answer them. */
export async function presentSheets(
  ctx: HttpContext,
  sheets: readonly MonthSheet[],
  uow?: UnitOfWork
) {
  const by = approverOf(ctx)
  const ids = sheets.flatMap((sheet) => [sheet.checkedBy, sheet.lockedBy, sheet.builtBy])
  const names = await userNames(ids, uow?.trx)
  const named = (id: number | null) => nameIn(names, id)
  return sheets.map((sheet) => {
    const { id, version, month, status, people, lineCount: lines, warnings, reason } = sheet
    return {
      ...{ id, version, month, status, people, lines, warnings, reason },
      currency: BASE_CURRENCY,
      wages: baseMoney(sheet.wagesMinor),
      overtime: baseMoney(sheet.overtimeMinor),
      deducted: baseMoney(sheet.deductedMinor),
      net: baseMoney(sheet.netMinor),
      builtAt: sheet.builtAt?.toUTC().toISO() ?? null,
      builtByName: named(sheet.builtBy),
      checkedAt: sheet.checkedAt?.toUTC().toISO() ?? null,
      checkedByName: named(sheet.checkedBy),
      lockedAt: sheet.lockedAt?.toUTC().toISO() ?? null,
      lockedByName: named(sheet.lockedBy),
      can: monthSheetStates.can(sheet, by),
    }
  })
}

/**
 * A sheet as its page and every write on it answer, with the job that builds it where that is the viewer's.
 * @throws AppError 404
 */
export async function showSheet(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const sheet = await MonthSheet.find(id, uow && { client: uow.trx })
  if (!sheet) throw notFound()
  const [shown] = await presentSheets(ctx, [sheet], uow)
  return { ...shown!, jobId: sheet.builtBy === ctx.actor!.id ? sheet.jobId : null }
}
