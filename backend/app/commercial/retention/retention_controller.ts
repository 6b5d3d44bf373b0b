import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#core/base/app_error'
import { validateBody, validateQuery } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { today } from '#core/settings/firm_clock'
import { writeRequest } from '#core/unit_of_work/write_request'
import { formatMoney, formatScaled } from '#engines/money/money'
import { BUCKETS } from '#core/reports/age_buckets'
import Contract from '#commercial/contracts/contract'
import { retentionAmounts } from './retention_amounts.js'
import { retentionPosition, type RetentionPosition } from './retention_position.js'
import RetentionRelease from './retention_release.js'
import { retentionReport } from './retention_report.js'
import { saveRetentionPlan } from './save_plan.js'
import { retentionPlanValidator, retentionQuestion } from './validator.js'

const SUMS = ['retained', 'released', 'held', 'due', 'notDue'] as const

export default class RetentionController {
  /** What clients hold back, what of it is due and since when, by contract. */
  async index(ctx: HttpContext) {
    const { asOf = today(), currency = 'SAR' } = await validateQuery(ctx, retentionQuestion)
    const rows = await retentionReport({ asOf, currency })
    const amounts = (of: RetentionPosition) => shownAmounts(of, currency)
    return {
      ...{ asOf, currency },
      rows: rows.map((row) => ({
        contractId: row.contract.id,
        number: row.contract.number,
        title: row.contract.title,
        titleAr: row.contract.titleAr ?? null,
        clientId: row.contract.clientId ?? null,
        clientName: row.contract.clientName,
        ...{ planned: row.planned, nextOn: row.nextOn },
        ...amounts(row),
      })),
      totals: amounts(sumOf(rows)),
    }
  }

  /** How the retention of one contract stands and when it is released. */
  async show(ctx: HttpContext) {
    const contract = await Contract.find(ctx.params.id)
    if (!contract) throw notFound()
    return shown(contract, db.connection())
  }

  async update(ctx: HttpContext) {
    const { releases } = await validateBody(ctx, retentionPlanValidator)
    const expectedVersion = requireVersion(ctx)
    const contractId = Number(ctx.params.id)
    return writeRequest(ctx, async (uow) => {
      const contract = await saveRetentionPlan(uow, { contractId, expectedVersion, releases })
      return shown(contract, uow.trx)
    })
  }
}

function shownAmounts(position: RetentionPosition, currency: string) {
  const money = (minor: number) => formatMoney(minor, currency)
  return {
    ...(Object.fromEntries(SUMS.map((name) => [name, money(position[`${name}Minor`])])) as Record<
      (typeof SUMS)[number],
      string
    >),
    buckets: Object.fromEntries(BUCKETS.map((name) => [name, money(position.buckets[name])])),
  }
}

function sumOf(rows: readonly RetentionPosition[]): RetentionPosition {
  const sum = retentionPosition({ retainedMinor: 0, releasedMinor: 0 }, [], today())
  for (const row of rows) {
    for (const name of SUMS) sum[`${name}Minor`] += row[`${name}Minor`]
    for (const name of BUCKETS) sum.buckets[name] += row.buckets[name]
  }
  return sum
}

async function shown(contract: Contract, client: QueryClientContract) {
  const { id, version, currency } = contract
  const plan = await RetentionRelease.query({ client }).where('contractId', id).orderBy('position')
  const amounts = await retentionAmounts(client, { asOf: today(), contractIds: [id] })
  const none = { retainedMinor: 0, releasedMinor: 0 }
  const position = retentionPosition(amounts.get(id) ?? none, plan, today())
  return {
    ...{ contractId: id, version, currency },
    ...shownAmounts(position, currency),
    releases: plan.map((release, index) => ({
      ...{ id: release.id, event: release.event, share: formatScaled(release.shareBp, 2) },
      ...{ dueOn: release.dueOn, occurredOn: release.occurredOn, note: release.note },
      owedFrom: release.owedFrom,
      isDue: position.portions[index]!.isDue,
      amount: contract.money(position.portions[index]!.amountMinor),
      open: contract.money(position.portions[index]!.openMinor),
    })),
  }
}
