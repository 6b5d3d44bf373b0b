import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { userName } from '#core/base/user_names'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { closeBooks } from './close_books.js'
import { closingValidator } from '#procurement/stock_movements/validator'

const SHOWN = 60

export default class StockClosingsController {
  /** The closings of the stock's books, newest first. */
  async index() {
    const rows = await db
      .from('stock_closings')
      .select('id', 'closed_through_on', 'note', userName('stock_closings.created_by', 'name'))
      .orderBy('id', 'desc')
      .limit(SHOWN)
    return rows.map((row) => ({
      id: row.id,
      closedThroughOn: row.closed_through_on,
      note: row.note,
      createdByName: row.name ?? null,
    }))
  }

  /** Closes the books up to a day: nothing is posted on or before it any more. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, closingValidator)
    ctx.response.status(201)
    return writeRequest(ctx, (uow) => closeBooks(uow, input))
  }
}
