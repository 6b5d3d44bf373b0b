import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { userName } from '#core/people/user_names'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit/write_request'
import { closeBooks } from '#procurement/actions/close_books'
import { closingValidator } from '#procurement/validators/stock_movement'

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
    return writeRequest(ctx, (unit) => closeBooks(unit, input))
  }
}
