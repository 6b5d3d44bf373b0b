import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { notFound } from '#core/base/app_error'
import { answerList } from '#core/listing/answer_list'
import { transact } from '#core/unit_of_work/transact'
import { changedSince } from '#people/month_sheets/changed_since'
import { monthSheetLineListing } from '#people/month_sheets/listing'
import MonthSheet from '#people/month_sheets/month_sheet'
import MonthSheetLine from '#people/month_sheets/month_sheet_line'
import { presentLine } from '#people/month_sheets/present_lines'
import { recordLook } from '#people/month_sheets/record_sheet'

const shown = (minor: number | null) => (minor === null ? null : baseMoney(minor))

export default class MonthSheetLinesController {
  /** What people are paid, once the audit log says who looked. */
  async index(ctx: HttpContext) {
    const sheet = await MonthSheet.find(ctx.params.id)
    if (!sheet) throw notFound()
    await transact(ctx.actor!, (uow) => recordLook(uow, 'view_pay', sheet))
    const lines = await answerList(ctx, MonthSheetLine, monthSheetLineListing, {
      scope: (query) => void query.where('month_sheet_id', sheet.id),
    })
    return lines.map(presentLine)
  }

  /** Whose figures would be others now. */
  async changes(ctx: HttpContext) {
    const sheet = await MonthSheet.find(ctx.params.id)
    if (!sheet) throw notFound()
    const people = await changedSince(db.connection(), sheet)
    if (people.length) await transact(ctx.actor!, (uow) => recordLook(uow, 'view_pay', sheet))
    return people.map(({ sheetMinor, nowMinor, ...person }) => ({
      ...{ ...person, sheetNet: shown(sheetMinor), nowNet: shown(nowMinor) },
    }))
  }
}
