import db from '@adonisjs/lucid/services/db'
import { plainRows } from '#core/database/plain_rows'
import type Quotation from '#engineering/quotations/models/quotation'
import QuotationLine from '#engineering/quotations/models/quotation_line'

/** Reads the lines of a quotation into it, through the transaction that it was read in. */
export async function loadLines(quotation: Quotation) {
  const client = quotation.$trx ?? db.connection()
  const query = QuotationLine.query({ client }).where('quotationId', quotation.id)
  quotation.lines = await plainRows(query.orderBy('position').orderBy('id'))
}
