import type { HttpContext } from '@adonisjs/core/http'
import { validateQuery } from '#core/http/validate'
import { formatMoney } from '#engines/money/money'
import { BUCKETS } from './ageing.js'
import { today } from '#core/settings/firm_clock'
import { ageingDocuments, ageingReport, type AgeingRow } from './ageing_report.js'
import { ageingValidator } from './validator.js'

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
      totals: view(rows.reduce(added, nothing())),
    }
  }

  /** The documents behind the figures of one client. */
  async show(ctx: HttpContext) {
    const question = await readQuestion(ctx)
    const documents = await ageingDocuments({ ...question, clientId: Number(ctx.params.id) })
    return documents.map(({ openMinor, ...document }) => ({
      ...document,
      open: formatMoney(openMinor, question.currency),
    }))
  }
}

async function readQuestion(ctx: HttpContext) {
  const { asOf = today(), by = 'due', currency = 'SAR' } = await validateQuery(ctx, ageingValidator)
  return { asOf, by, currency }
}

function nothing(): AgeingRow {
  const buckets = Object.fromEntries(BUCKETS.map((bucket) => [bucket, 0])) as AgeingRow['buckets']
  return {
    clientId: null,
    clientName: '',
    buckets,
    unallocatedMinor: 0,
    retentionMinor: 0,
    outstandingMinor: 0,
  }
}

function added(sum: AgeingRow, row: AgeingRow): AgeingRow {
  for (const bucket of BUCKETS) sum.buckets[bucket] += row.buckets[bucket]
  sum.unallocatedMinor += row.unallocatedMinor
  sum.retentionMinor += row.retentionMinor
  sum.outstandingMinor += row.outstandingMinor
  return sum
}
