import db from '@adonisjs/lucid/services/db'
import { baseMoney } from '#core/exchange_rates/at_rate'
import type { Bilingual, Report } from '#core/reports/report'
import { companyProfile } from '#core/settings/company'
import { BASE_CURRENCY, formatDecimal4 } from '#engines/money/money'
import { kindNames } from '#procurement/withholding_kinds/kind_names'
import { liveFigures, type ReturnFigures } from './figures.js'
import { labelOf } from './find_return.js'
import { WITHHOLDING_LABELS as L } from './labels.js'
import { dueOn } from './return_cash.js'
import WithholdingReturn from './withholding_return.js'

export interface AskedReturn {
  withholdingReturnId: number
  month: string
}

/** The return as people take it away, with the payments that it is of; null where it is gone. */
export async function returnFile({ withholdingReturnId }: AskedReturn): Promise<Report | null> {
  const one = await WithholdingReturn.find(withholdingReturnId)
  if (!one) return null
  const figures = one.figures ?? (await liveFigures(one, db))
  const kinds = await kindNames(figures.lines.map(({ kindId }) => kindId))
  const nameOf = (kindId: number): Bilingual => {
    const { name, nameAr } = kinds.get(kindId)!
    return { en: name, ar: nameAr }
  }
  return {
    title: L.return,
    facts: factsOf(one),
    columns: [
      ...[L.kind, L.rate, L.date, L.document, L.vendor].map((label) => ({ label })),
      ...[L.subject, L.tax].map((label) => ({ label, number: true })),
    ],
    tables: [
      { title: L.return, rows: sumRows(figures, nameOf) },
      { title: L.payments, rows: await paymentRows(one, nameOf) },
    ],
  }
}

function sumRows(figures: ReturnFigures, nameOf: (kindId: number) => Bilingual) {
  const none = [null, null, null]
  const sum = (label: Bilingual, minor: number) => [label, null, ...none, null, baseMoney(minor)]
  return [
    ...figures.lines.map((line) => [
      ...[nameOf(line.kindId), formatDecimal4(line.rateE4), ...none],
      ...[baseMoney(line.subjectMinor), baseMoney(line.taxMinor)],
    ]),
    sum(L.total, figures.taxMinor),
    ...(figures.carriedMinor ? [sum(L.carried, figures.carriedMinor)] : []),
    sum(L.due, figures.dueMinor),
  ]
}

async function paymentRows(
  { fromOn, toOn }: WithholdingReturn,
  nameOf: (kindId: number) => Bilingual
) {
  const rows: any[] = await db
    .from('withholdings as w')
    .join('vendors as v', 'v.id', 'w.vendor_id')
    .whereBetween('w.reported_on', [fromOn, toOn])
    .orderBy('w.reported_on')
    .orderBy('w.id')
    .select('w.*', 'v.name as vendor_name')
  return rows.map((row) => [
    ...[nameOf(Number(row.kind_id)), formatDecimal4(Number(row.rate_e4))],
    ...[row.withheld_on as string, row.document_number as string, row.vendor_name as string],
    ...[baseMoney(Number(row.base_subject_minor)), baseMoney(Number(row.base_tax_minor))],
  ])
}

function factsOf(one: WithholdingReturn) {
  const facts: [Bilingual, string | null][] = [
    [L.month, labelOf(one)],
    [L.taxNumber, companyProfile().vatNumber],
    [L.currency, BASE_CURRENCY],
    [L.dueOn, dueOn(one)],
    [L.reference, one.reference],
    [L.filedOn, one.filedOn],
    [L.paidOn, one.paidOn],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
