import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { formatMoney } from '#engines/money/money'
import { HELD_STATES } from '#finance/enums/guarantees'
import { guaranteeCost } from './guarantee_cost.js'

/** What banks took for guarantees within some days, by currency. */
export async function guaranteeCosts(from: string, to: string) {
  const rows = await db
    .from('guarantees')
    .where('issued_on', '<=', to)
    .where('expires_on', '>=', from)
    .where((paid) => void paid.whereNotNull('commission_bp').orWhereNotNull('fee_minor'))
    .select('amount_minor', 'commission_bp', 'fee_minor', 'issued_on', 'expires_on', 'ended_on')
    .select('currency')
  const sums = new Map<string, { count: number; minor: number }>()
  for (const row of rows) {
    const minor = guaranteeCost(
      {
        amountMinor: Number(row.amount_minor),
        commissionBp: row.commission_bp,
        feeMinor: row.fee_minor === null ? null : Number(row.fee_minor),
        ...{ issuedOn: row.issued_on, expiresOn: row.expires_on, endedOn: row.ended_on },
      },
      from,
      to
    )
    const sum = sums.get(row.currency) ?? { count: 0, minor: 0 }
    sums.set(row.currency, { count: sum.count + 1, minor: sum.minor + minor })
  }
  return [...sums].map(([currency, { count, minor }]) => ({
    ...{ currency, count },
    amount: formatMoney(minor, currency),
  }))
}

/** More are not shown at once: the contracts that are short of most are. */
const MOST = 100

/** Contracts of which an advance was taken that no guarantee covers, here or with the project, by how much. */
export async function uncoveredAdvances(on: string = today()) {
  const rows = await db
    .from('contract_advances as a')
    .join('contract_names as c', 'c.id', 'a.contract_id')
    .where('a.open_minor', '>', 0)
    .select('c.id', 'c.number', 'c.title', 'c.client_name', 'c.currency', 'c.project_id')
    .select('a.open_minor')
  const covered = await advanceCover(on)
  return rows
    .map((row) => {
      const of = (key: string) => covered.get(`${key}:${row.currency}`) ?? 0
      const coveredMinor = of(`contract ${row.id}`) + of(`project ${row.project_id ?? ''}`)
      return { row, coveredMinor, shortMinor: Number(row.open_minor) - coveredMinor }
    })
    .filter(({ shortMinor }) => shortMinor > 0)
    .sort((a, b) => b.shortMinor - a.shortMinor)
    .slice(0, MOST)
    .map(({ row, coveredMinor, shortMinor }) => ({
      ...{ contractId: row.id, number: row.number, title: row.title, currency: row.currency },
      clientName: row.client_name,
      advance: formatMoney(Number(row.open_minor), row.currency),
      covered: formatMoney(coveredMinor, row.currency),
      short: formatMoney(shortMinor, row.currency),
    }))
}

/** What guarantees that still run stand for, by contract or project and currency. */
async function advanceCover(on: string): Promise<Map<string, number>> {
  const own = await db
    .from('guarantees')
    .where({ kind: 'advance', direction: 'issued' })
    .whereIn('status', [...HELD_STATES])
    .where('expires_on', '>=', on)
    .whereNotNull('contract_id')
    .groupBy('contract_id', 'currency')
    .select('contract_id', 'currency')
    .sum('amount_minor as amount')
  const ofProjects = await db
    .from('guarantees_elsewhere')
    .where({ source: 'project', kind: 'advance', is_open: 1 })
    .where('expires_on', '>=', on)
    .groupBy('project_id', 'currency')
    .select('project_id', 'currency')
    .sum('amount_minor as amount')
  return new Map([
    ...own.map(
      (row) => [`contract ${row.contract_id}:${row.currency}`, Number(row.amount)] as const
    ),
    ...ofProjects.map(
      (row) => [`project ${row.project_id}:${row.currency}`, Number(row.amount)] as const
    ),
  ])
}

/** Guarantees that projects and advances to vendors keep, the first to end first. */
export async function guaranteesElsewhere() {
  const rows = await db
    .from('guarantees_elsewhere')
    .where('is_open', 1)
    .orderBy('expires_on')
    .limit(MOST)
  return rows.map((row) => ({
    ...{ source: row.source, id: row.id, parentId: row.parent_id, parentNumber: row.parent_number },
    ...{ kind: row.kind, number: row.number, bank: row.bank, currency: row.currency },
    expiresOn: row.expires_on,
    amount: formatMoney(Number(row.amount_minor), row.currency),
    isExpired: row.expires_on < today(),
  }))
}
