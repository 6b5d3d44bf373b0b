import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { explain } from '#procurement/vendor_statements/decide_statement'
import { statementItemListing } from '#procurement/vendor_statements/listing'
import VendorStatementItem from '#procurement/vendor_statements/models/vendor_statement_item'
import { presentItem, showStatement } from '#procurement/vendor_statements/present_statements'
import { findStatement, lockStatement } from '#procurement/vendor_statements/records'
import { explainValidator } from '#procurement/vendor_statements/validator'

export default class VendorStatementItemsController {
  /** The rows of a comparison. */
  async index(ctx: HttpContext) {
    const { id, currency } = await findStatement(ctx.params.id)
    const items = await answerList(ctx, VendorStatementItem, statementItemListing, {
      scope: (rows) => void rows.where('vendor_statement_id', id),
    })
    return items.map((item) => presentItem(item, currency))
  }

  /** Says why both sides differ in a row. The version is that of the statement, which is answered. */
  async update(ctx: HttpContext) {
    const { explanation } = await validateBody(ctx, explainValidator)
    const version = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const one = await lockStatement(uow, ctx.params.id, version, ['open'])
      await explain(uow, one, Number(ctx.params.itemId), explanation)
      return showStatement(ctx, one, uow)
    })
  }
}
