import type { HttpContext } from '@adonisjs/core/http'
import { validateBody, validateQuery } from '#core/http/validate'
import { formatMoney } from '#engines/money/money'
import { BUCKETS } from '#core/reports/age_buckets'
import { today } from '#core/settings/firm_clock'
import { orderReport } from '#files/report_files/order_report'
import { ageingDocuments, ageingReport, ageingTotals, type AgeingRow } from './ageing_report.js'
import { ageingFileValidator, ageingValidator } from './validator.js'

export default class AgeingController {
  /** What every client owes on a day, by age. */
  async index(ctx: HttpContext) {
    const question = await readQuestion(ctx)
    const money = (minor: number) => formatMoney(minor, question.currency)
    const view = ({ buckets, unallocatedMinor, retentionMinor, outstandingMinor }: AgeingRow) => ({
      ...Object.fromEntries(BUCKETS.map((bucket) => [bucket, money(buckets[bucket])])),
      unallocated: money(unallocatedMinor),
      retention: money(retentionMinor),
      outstanding: money(outstandingMinor),
    })
    const rows = await ageingReport(question)
    return {
      ...question,
      rows: rows.map((row) => ({
        clientId: row.clientId,
        clientName: row.clientName,
        ...view(row),
      })),
      totals: view(ageingTotals(rows)),
    }
  }

  /** The documents behind the figures of one client. */
  async show(ctx: HttpContext) {
    const question = await readQuestion(ctx)
    const documents = await ageingDocuments({ ...question, clientId: Number(ctx.params.id) })
    return documents.map(({ openMinor, contractId: _, ...document }) => ({
      ...document,
      open: formatMoney(openMinor, question.currency),
    }))
  }

  /** The figures of all clients as a file. */
  async store(ctx: HttpContext) {
    const { format, ...requested } = await validateBody(ctx, ageingFileValidator)
    return orderReport(ctx, { report: 'commercial-ageing', format, asked: requested })
  }
}

async function readQuestion(ctx: HttpContext) {
  const { asOf = today(), by = 'due', currency = 'SAR' } = await validateQuery(ctx, ageingValidator)
  return { asOf, by, currency }
}
