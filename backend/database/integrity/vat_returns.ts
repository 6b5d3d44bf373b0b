import { writer } from '#core/database/writer'
import { liveFigures } from '#finance/vat_returns/figures'
import { rowsHash } from '#finance/vat_returns/rows_hash'
import { fault, judgeRows, type Finding } from './check.js'
import { pagesOf } from './pages.js'

const RETURN = ['from_on', 'to_on', 'status', 'rows_hash', 'net_minor']

/** A filed return still says what was filed: of the same documents, and the same amount. */
export function checkVatReturns(): Promise<Finding> {
  const filed = pagesOf('vat_returns', RETURN, (query) => query.where('status', 'filed'))
  return judgeRows(filed, async (row) => {
    const period = { fromOn: row.from_on, toOn: row.to_on }
    if ((await rowsHash(period, writer())) !== row.rows_hash)
      return fault('filed_documents', { day: row.to_on })
    const { netDueMinor } = await liveFigures(period, writer())
    const net = Number(row.net_minor)
    return netDueMinor === net
      ? null
      : fault('filed_amount', { day: row.to_on, filed: net, now: netDueMinor })
  })
}
