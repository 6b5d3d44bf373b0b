import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { notFound } from '#core/base/app_error'
import { answerHistory } from '#core/history/record_history'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { receiveUpload } from '#core/storage/receive_upload'
import { writeRequest } from '#core/unit_of_work/write_request'
import { BANK_FILE } from '#engines/limits/reading'
import { CURRENCIES } from '#engines/money/money'
import Vendor from '#procurement/vendors/models/vendor'
import { discard } from '#procurement/vendor_statements/decide_statement'
import { vendorStatementListing } from '#procurement/vendor_statements/listing'
import VendorStatement from '#procurement/vendor_statements/models/vendor_statement'
import { createStatement } from '#procurement/vendor_statements/order_reading'
import { presentStatement, showStatement } from '#procurement/vendor_statements/present_statements'
import {
  findStatement,
  lockStatement,
  VENDOR_STATEMENT,
} from '#procurement/vendor_statements/records'

export const uploadFields = vine.create({ currency: vine.enum(CURRENCIES) })

export default class VendorStatementsController {
  async index(ctx: HttpContext) {
    const found = await answerList(ctx, VendorStatement, vendorStatementListing)
    return found.map((one) => presentStatement(ctx, one))
  }

  async show(ctx: HttpContext) {
    return showStatement(ctx, await findStatement(ctx.params.id))
  }

  /** What happened to a statement, newest first. */
  async history(ctx: HttpContext) {
    const { id } = await findStatement(ctx.params.id)
    return answerHistory(ctx, VENDOR_STATEMENT, id)
  }

  /** Takes a statement of a vendor, and has it read and compared. */
  async store(ctx: HttpContext) {
    const vendor = await Vendor.find(ctx.params.id)
    if (!vendor) throw notFound()
    const upload = await receiveUpload(ctx, {
      files: { file: { max: 1 } },
      fields: uploadFields,
      maxBytes: BANK_FILE.bytes,
      kinds: ['csv', 'xlsx'],
    })
    const { currency } = upload.fields
    ctx.response.status(202)
    return writeRequest(
      ctx,
      async (uow) => {
        const one = await createStatement(uow, vendor, currency, upload.file('file'))
        return showStatement(ctx, one, uow)
      },
      upload.fingerprint
    )
  }

  async destroy(ctx: HttpContext) {
    const version = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      const statuses = ['mapping', 'failed', 'open'] as const
      await discard(uow, await lockStatement(uow, ctx.params.id, version, statuses))
    })
  }
}
