import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/base/app_error'
import { languageOf } from '#core/base/language'
import { validateQuery } from '#core/http/validate'
import { contentDisposition } from '#core/storage/file_name'
import { transact } from '#core/unit_of_work/transact'
import { SHEET_MIME, sheetFile } from '#people/month_sheets/files/sheet_file'
import MonthSheet from '#people/month_sheets/month_sheet'
import { recordLook } from '#people/month_sheets/record_sheet'
import { monthSheetStates } from '#people/month_sheets/states'
import { monthSheetFileValidator } from '#people/month_sheets/validator'

export default class MonthSheetFilesController {
  /**
   * A sheet with accounts in clear. It is written as it is sent and kept nowhere, so that each download
   * is a look of its own in the log.
   */
  async show(ctx: HttpContext) {
    const sheet = await MonthSheet.find(ctx.params.id)
    if (!sheet) throw notFound()
    const { format } = await validateQuery(ctx, monthSheetFileValidator)
    monthSheetStates.require('export', sheet, approverOf(ctx))
    const { status } = sheet
    await transact(ctx.actor!, (uow) => recordLook(uow, 'export_pay', sheet, { format, status }))
    const name = `month-sheet-${sheet.month}-${status}.${format}`
    ctx.response.header('content-type', SHEET_MIME[format])
    ctx.response.header('content-disposition', contentDisposition('attachment', name))
    ctx.response.header('cache-control', 'no-store')
    return ctx.response.stream(Readable.from(sheetFile(sheet, format, languageOf(ctx))))
  }
}
