import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { atRate } from '#core/exchange_rates/at_rate'
import { RATE_DIGITS, rateOn } from '#core/exchange_rates/known_rates'
import { inBase } from '#core/exchange_rates/sum_by_currency'
import { bucketCase, BUCKETS, type Bucket } from '#core/reports/age_buckets'
import { CURRENCIES, exponentOf } from '#engines/money/money'
import type { OpenDocument, OpenItemSource, OpenParty, OpenQuestion, Side } from './open_items.js'

type Rows = DatabaseQueryBuilderContract<any>
type Sum = { amount: string | number; currency: string }

interface OpenRows {
  side: Side
  resource: string
  /** `entity_type` of the documents. */
  kind: string
  /** Everything that is open, in currencies that have a rate. */
  query: (currencies: readonly string[]) => Rows
  /** Where its values are found, in SQL. */
  columns: Record<'id' | 'number' | 'partyId' | 'party' | 'currency' | 'dueOn' | 'amount', string>
}

/** More documents are not shown at once: the largest are. */
const MOST = 500

/** Open items that one query finds. Only sums and the largest rows leave the database. */
export function openRows(of: OpenRows): OpenItemSource {
  return {
    ...{ side: of.side, resource: of.resource },
    buckets: (today) => bucketsOf(of, today),
    overdue: (today) => overdueOf(of, today),
    parties: (most) => largestParties(of, most),
    documents: (question) => documentsOf(of, question),
  }
}

const open = ({ query }: OpenRows) =>
  query(CURRENCIES.filter((currency) => rateOn(currency) !== undefined))

const summed = ({ columns }: OpenRows) => db.raw(`SUM(${columns.amount}) as amount`)

async function bucketsOf(of: OpenRows, today: string) {
  const { dueOn, currency } = of.columns
  const { sql, bindings } = bucketCase(dueOn, today)
  const rows: (Sum & { bucket: Bucket })[] = await open(of)
    .select(db.raw(`${sql} as bucket`, bindings), `${currency} as currency`)
    .select(summed(of))
    .groupBy('bucket', currency)
  const found = Map.groupBy(rows, ({ bucket }) => bucket)
  return BUCKETS.map((bucket) => ({ bucket, amountMinor: inBase(found.get(bucket) ?? []) }))
}

async function overdueOf(of: OpenRows, today: string): Promise<number> {
  const { currency } = of.columns
  const rows: Sum[] = await narrow(open(of), of.columns, { today, isOverdue: true })
    .select(`${currency} as currency`, summed(of))
    .groupBy(currency)
  return inBase(rows)
}

async function largestParties(of: OpenRows, most: number): Promise<OpenParty[]> {
  const { partyId, party, currency } = of.columns
  const largest: { name: string; id: number | null }[] = await open(of)
    .select(`${partyId} as id`)
    .max(`${party} as name`)
    .groupBy(partyId)
    .orderByRaw(`SUM(${worthOf(of.columns)}) DESC`)
    .limit(most)
  const ids = largest.flatMap(({ id }) => id ?? [])
  const sums: (Sum & { id: number | null })[] = await open(of)
    .where((one) => {
      void one.whereIn(partyId, ids)
      if (largest.some(({ id }) => id === null)) void one.orWhereNull(partyId)
    })
    .select(`${partyId} as id`, `${currency} as currency`, summed(of))
    .groupBy(partyId, currency)
  const found = Map.groupBy(sums, ({ id }) => id)
  return largest.map(({ id, name }) => ({ id, name, amountMinor: inBase(found.get(id) ?? []) }))
}

async function documentsOf(of: OpenRows, question: OpenQuestion) {
  const { id, number, party, dueOn, currency, amount } = of.columns
  const narrowed = () => narrow(open(of), of.columns, question)
  const [{ count }] = await narrowed().count('* as count')
  const rows: any[] = await narrowed()
    .select(`${id} as id`, `${number} as number`, `${party} as party`)
    .select(`${dueOn} as due_on`, `${currency} as currency`, db.raw(`${amount} as amount`))
    .orderByRaw(`${worthOf(of.columns)} DESC`)
    .orderBy(id)
    .limit(MOST)
  return { count: Number(count), rows: rows.map((row) => documentOf(of.kind, row)) }
}

function narrow(query: Rows, columns: OpenRows['columns'], asked: OpenQuestion): Rows {
  if (asked.isOverdue) void query.where(columns.dueOn, '<', asked.today)
  if (asked.partyId !== undefined) void query.where(columns.partyId, asked.partyId)
  if (asked.bucket) {
    const { sql, bindings } = bucketCase(columns.dueOn, asked.today)
    void query.whereRaw(`${sql} = ?`, [...bindings, asked.bucket])
  }
  return query
}

/** About what an amount is worth, to compare amounts of several currencies by; sums are worked out exactly. */
function worthOf({ amount, currency }: OpenRows['columns']): string {
  const rates = CURRENCIES.flatMap((name) => {
    const rate = rateOn(name)
    if (rate === undefined) return []
    return `WHEN '${name}' THEN ${Number(rate) / 10 ** (RATE_DIGITS + exponentOf(name))}`
  })
  return `(${amount}) * CASE ${currency} ${rates.join(' ')} ELSE 0 END`
}

const documentOf = (kind: string, row: any): OpenDocument => ({
  ...{ kind, recordId: Number(row.id), number: row.number, party: row.party, dueOn: row.due_on },
  amountMinor: atRate(Number(row.amount), row.currency, rateOn(row.currency)!),
})
