import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { bookDocument } from '#core/books/book_document'
import MonthSheet from './month_sheet.js'

/** `entity_type` of the audit log. */
export const MONTH_SHEET = 'month_sheet'

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes to the audit log what was done, and notifies open pages. */
export async function recordSheet(
  uow: UnitOfWork,
  action: string,
  { id, month }: Pick<MonthSheet, 'id' | 'month'>,
  changes: Changes = {}
) {
  await uow.audit({ action, entityType: MONTH_SHEET, entityId: id, label: month, ...changes })
  const data = { resource: 'month-sheets', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'employees.pay', data }))
}

/** Writes down who looked at what people are paid, or took it along. */
export const recordLook = (
  uow: UnitOfWork,
  action: 'view_pay' | 'export_pay',
  { id, month }: MonthSheet,
  after?: Record<string, unknown>
) => uow.audit({ action, entityType: MONTH_SHEET, entityId: id, label: month, after })

/** Saves a locked sheet under its next version, with what changed. */
export async function saveSheet(
  uow: UnitOfWork,
  action: string,
  sheet: MonthSheet,
  before: Record<string, unknown>
) {
  sheet.version++
  sheet.updatedBy = uow.actor.id
  await sheet.save()
  await bookDocument(uow, 'month_sheet', sheet.id)
  await recordSheet(uow, action, sheet, { before, after: sheet.toAudit() })
}

/** A sheet until the unit ends, whatever its version. */
export const lockSheet = (uow: UnitOfWork, id: number) =>
  MonthSheet.query({ client: uow.trx }).where('id', id).forUpdate().first()

/** As it was seen, locked until the unit ends. @throws AppError 404, 412 */
export async function lockSeenSheet(uow: UnitOfWork, id: number, expectedVersion: number) {
  const sheet = await lockSheet(uow, id)
  if (!sheet) throw notFound()
  await checkVersion(sheet, expectedVersion, uow.trx)
  return sheet
}
