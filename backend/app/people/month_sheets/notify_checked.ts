import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { holdersOf } from '#identity/shared/people'
import { notify } from '#notifications/notify'
import type MonthSheet from './month_sheet.js'

/** Notifies those who may lock a sheet that somebody has checked it. */
export async function notifyChecked(uow: UnitOfWork, sheet: MonthSheet) {
  const authors = [sheet.createdBy, sheet.checkedBy]
  const people = (await holdersOf('employees.pay', uow.trx)).filter((id) => !authors.includes(id))
  await notify(uow, people, {
    type: 'month_sheet_checked',
    title: 'Month sheet to lock',
    titleAr: 'كشف شهر بانتظار الإقفال',
    message: `The sheet of ${sheet.month} is checked. Lock it to hand it to payroll.`,
    messageAr: `رُوجع كشف شهر ${sheet.month}. أقفله لتسليمه إلى الرواتب.`,
    actionUrl: `/hr/month-sheets/${sheet.id}`,
    relatedEntityType: 'month_sheet',
    relatedEntityId: sheet.id,
  })
}
