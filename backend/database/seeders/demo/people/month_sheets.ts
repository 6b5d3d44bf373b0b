import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'
import { completeMonth } from '#people/leave_entries/open_months'
import { countMonth } from '#people/month_sheets/count_month'
import { newSheet } from '#people/month_sheets/sheet_steps'
import { storeLines } from '#people/month_sheets/store_lines'

/** The sheet of the month that is over, counted and not yet checked. */
export async function seedMonthSheet({ trx, now, users }: DemoContext) {
  const by = users['hr.manager'].id
  const unit = new DemoUnit(trx, { at: now.minus({ hours: 3 }), by: { id: by, name: 'HR' } })
  const sheet = newSheet(unit, completeMonth(now.toISODate()!))
  sheet.builtBy = by
  await sheet.save()
  await storeLines(unit, sheet, await countMonth(trx, sheet.month))
}
