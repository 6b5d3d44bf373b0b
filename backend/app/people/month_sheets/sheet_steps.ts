import { DateTime } from 'luxon'
import { conflict, invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { isDuplicate } from '#core/database/failures'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { postPay } from '#people/department_pay_costs/post_pay'
import BuildMonthSheetJob from './build_sheet_job.js'
import { changedSince } from './changed_since.js'
import LockTimesheetsJob from './lock_timesheets_job.js'
import MonthSheet from './month_sheet.js'
import { notifyChecked } from './notify_checked.js'
import { recordSheet, saveSheet } from './record_sheet.js'

/** An empty draft, not stored yet. */
export function newSheet(uow: UnitOfWork, month: string): MonthSheet {
  const sheet = new MonthSheet().useTransaction(uow.trx)
  sheet.merge({ ...emptyColumns(MonthSheet), month, status: 'draft', version: 1 })
  sheet.merge({ people: 0, lineCount: 0, warnings: 0, createdBy: uow.actor.id })
  sheet.merge({ wagesMinor: 0, overtimeMinor: 0, deductedMinor: 0, netMinor: 0 })
  sheet.updatedBy = uow.actor.id
  return sheet
}

/**
 * Begins the sheet of a month and has it built.
 * @throws AppError 422 for a month that has not begun, 409 MONTH_SHEET_EXISTS
 */
export async function beginSheet(uow: UnitOfWork, month: string): Promise<MonthSheet> {
  if (month > today().slice(0, 7)) throw invalid({ month: ['inFuture'] })
  const sheet = newSheet(uow, month)
  await sheet.save().catch((error) => {
    throw isDuplicate(error) ? conflict('MONTH_SHEET_EXISTS', { params: { month } }) : error
  })
  await enqueueBuild(uow, sheet)
  await sheet.save()
  await recordSheet(uow, 'create', sheet, { after: { month } })
  return sheet
}

/** Has the lines of a draft counted again; while that runs, another request is the same job. */
export async function buildSheet(uow: UnitOfWork, sheet: MonthSheet) {
  await enqueueBuild(uow, sheet)
  sheet.version++
  sheet.updatedBy = uow.actor.id
  await sheet.save()
}

async function enqueueBuild(uow: UnitOfWork, sheet: MonthSheet) {
  const { id } = await uow.enqueue({
    type: BuildMonthSheetJob.jobName,
    title: `Month sheet ${sheet.month}`,
    titleAr: `كشف شهر ${sheet.month}`,
    payload: { sheetId: sheet.id },
    entityType: 'month_sheet',
    entityId: sheet.id,
    dedupKey: `month-sheet:${sheet.id}`,
  })
  if (sheet.jobId !== id) sheet.merge({ jobId: id, builtBy: uow.actor.id })
}

/** Somebody has looked through the lines: the sheet waits for another to lock it. */
export async function checkSheet(uow: UnitOfWork, sheet: MonthSheet) {
  const before = sheet.toAudit()
  sheet.merge({ status: 'checked', checkedBy: uow.actor.id, checkedAt: DateTime.utc() })
  sheet.merge({ jobId: null, reason: null })
  await saveSheet(uow, 'check', sheet, before)
  await notifyChecked(uow, sheet)
}

/**
 * From now on the lines are what payroll was handed, whatever changes later.
 * @throws AppError 409 MONTH_SHEET_CHANGED where figures are others than those that were checked
 */
export async function closeSheet(uow: UnitOfWork, sheet: MonthSheet) {
  const { length: count } = await changedSince(uow.trx, sheet)
  if (count) throw conflict('MONTH_SHEET_CHANGED', { params: { count, month: sheet.month } })
  const before = sheet.toAudit()
  sheet.merge({ status: 'locked', lockedBy: uow.actor.id, lockedAt: DateTime.utc() })
  await saveSheet(uow, 'lock', sheet, before)
  await postPay(uow, sheet.month)
  await uow.enqueue({
    type: LockTimesheetsJob.jobName,
    title: `Lock timesheets of ${sheet.month}`,
    titleAr: `إقفال سجلات الدوام لشهر ${sheet.month}`,
    payload: { sheetId: sheet.id },
    entityType: 'month_sheet',
    entityId: sheet.id,
    dedupKey: `month-sheet-weeks:${sheet.id}`,
  })
}

/** Makes a draft of it again; its lines stay as they were until they are counted again. */
export async function reopenSheet(uow: UnitOfWork, sheet: MonthSheet, reason: string) {
  const before = sheet.toAudit()
  sheet.merge({ status: 'draft', reason, checkedBy: null, checkedAt: null })
  sheet.merge({ lockedBy: null, lockedAt: null })
  await saveSheet(uow, 'reopen', sheet, before)
}

/** Deletes a draft with its lines. */
export async function deleteSheet(uow: UnitOfWork, sheet: MonthSheet) {
  await sheet.delete()
  await recordSheet(uow, 'delete', sheet, { before: sheet.toAudit() })
}
