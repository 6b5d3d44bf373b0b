import type { HttpContext } from '@adonisjs/core/http'
import { actOnDocument } from '#core/approvals/act_on_document'
import { answerHistory } from '#core/history/record_history'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { reasonValidator } from '#core/validation/decisions'
import { monthSheetListing } from '#people/month_sheets/listing'
import MonthSheet from '#people/month_sheets/month_sheet'
import { presentSheets, showSheet } from '#people/month_sheets/present_sheets'
import { lockSeenSheet, MONTH_SHEET } from '#people/month_sheets/record_sheet'
import {
  beginSheet,
  buildSheet,
  checkSheet,
  closeSheet,
  deleteSheet,
  reopenSheet,
} from '#people/month_sheets/sheet_steps'
import { monthSheetStates } from '#people/month_sheets/states'
import { createMonthSheetValidator } from '#people/month_sheets/validator'

const actOnSheet = actOnDocument({
  states: monthSheetStates,
  lock: lockSeenSheet,
  show: showSheet,
})

export default class MonthSheetsController {
  async index(ctx: HttpContext) {
    return presentSheets(ctx, await answerList(ctx, MonthSheet, monthSheetListing))
  }

  async show(ctx: HttpContext) {
    return showSheet(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const { month } = await validateBody(ctx, createMonthSheetValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await beginSheet(uow, month)
      return showSheet(ctx, id, uow)
    })
  }

  async build(ctx: HttpContext) {
    return actOnSheet(ctx, 'build', buildSheet)
  }

  async check(ctx: HttpContext) {
    return actOnSheet(ctx, 'check', checkSheet)
  }

  async lock(ctx: HttpContext) {
    return actOnSheet(ctx, 'lock', closeSheet)
  }

  async reopen(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return actOnSheet(ctx, 'reopen', (uow, sheet) => reopenSheet(uow, sheet, reason))
  }

  async destroy(ctx: HttpContext) {
    return actOnSheet(ctx, 'delete', deleteSheet)
  }

  async history(ctx: HttpContext) {
    const { id } = await showSheet(ctx, ctx.params.id)
    return answerHistory(ctx, MONTH_SHEET, id, { without: ['view_pay'] })
  }
}
