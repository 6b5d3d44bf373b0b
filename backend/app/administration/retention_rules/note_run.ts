import { SYSTEM_ACTOR } from '#core/base/actor'
import { sqlInstant } from '#core/database/instants'
import type { PastRow, RetentionKind } from '#core/retention/kinds'
import { RuleChanged } from '#core/retention/sweep'
import { cutoffOf, ensureRule } from '#core/retention/rules'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import RetentionRule from './retention_rule.js'

const locked = (uow: UnitOfWork, { name }: RetentionKind) =>
  RetentionRule.query({ client: uow.trx }).where('kind', name).forUpdate().firstOrFail()

/**
 * Begins the run of a kind, or goes on with that of an attempt that was cut short.
 * @returns the instant before which everything goes; null when nothing does
 */
export function beginRun(kind: RetentionKind, jobId: string): Promise<string | null> {
  return transact(SYSTEM_ACTOR, async (uow) => {
    await ensureRule(uow.trx, kind.name)
    const rule = await locked(uow, kind)
    if (rule.runJobId === jobId && rule.runEndedAt) return null
    // what an earlier run removed before it was cut short is logged too
    const isOpen = rule.runStartedAt && !rule.runEndedAt
    if (isOpen && (rule.days === null || rule.runJobId !== jobId))
      await closeRun(uow, kind, { rule, left: rule.runLeft ?? 0 })
    if (rule.days === null) return null
    // by the rule as it is now, also in a later attempt: it may have been made longer meanwhile
    const before = cutoffFor(kind, rule.days)
    const fresh = { run_removed: 0, run_bytes: 0, run_started_at: sqlInstant() }
    await RetentionRule.query({ client: uow.trx })
      .where('id', rule.id)
      .update({
        ...(rule.runJobId === jobId ? {} : fresh),
        ...{ run_job_id: jobId, run_before: before, run_ended_at: null, run_left: 0 },
      })
    return before
  })
}

/** A minimum that was raised since holds for a rule that is older. */
const cutoffFor = ({ minimumDays }: RetentionKind, days: number) =>
  cutoffOf(Math.max(days, minimumDays))

/**
 * Counts what a batch removed, in its transaction.
 * @throws RuleChanged when the rule keeps it for longer by now
 */
export async function noteBatch(uow: UnitOfWork, kind: RetentionKind, batch: PastRow[]) {
  const rule = await locked(uow, kind)
  const before = sqlInstant(0, rule.runBefore!.toMillis())
  if (rule.days === null || cutoffFor(kind, rule.days) < before) throw new RuleChanged()
  const bytes = batch.reduce((sum, row) => sum + row.bytes, 0)
  await RetentionRule.query({ client: uow.trx })
    .where('id', rule.id)
    .update({
      run_removed: (rule.runRemoved ?? 0) + batch.length,
      run_bytes: Number(rule.runBytes ?? 0) + bytes,
    })
}

/** Ends the run of a kind; the log says what it removed. @returns how many */
export function endRun(kind: RetentionKind, left: number): Promise<number> {
  return transact(SYSTEM_ACTOR, async (uow) =>
    closeRun(uow, kind, { rule: await locked(uow, kind), left })
  )
}

interface Open {
  rule: RetentionRule
  left: number
}

async function closeRun(uow: UnitOfWork, kind: RetentionKind, { rule, left }: Open) {
  const removed = rule.runRemoved ?? 0
  await RetentionRule.query({ client: uow.trx })
    .where('id', rule.id)
    .update({ run_ended_at: sqlInstant(), run_left: left })
  if (!removed && !left) return 0
  const bytes = Number(rule.runBytes ?? 0)
  const after = { days: rule.days, before: rule.runBefore!.toUTC().toISO(), removed, bytes, left }
  const about = { entityType: 'retention_rule', entityId: rule.id, label: kind.name }
  await uow.audit({ action: 'purge', ...about, after })
  return removed
}
