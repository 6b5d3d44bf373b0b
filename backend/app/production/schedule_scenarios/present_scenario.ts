import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { jobStates, type JobState } from '#core/jobs/job_states'
import { nameIn, userNames } from '#core/base/user_names'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { BASE_CURRENCY, formatDecimal4 } from '#engines/money/money'
import type ScheduleScenario from './scenario.js'
import type { Milestone, Move, PlanFigures, ScenarioStatus } from './scenario.js'

interface Show {
  trx?: TransactionClientContract
  /** Whether the viewer may see amounts. */
  prices?: boolean
  moves?: boolean
}

/** Scenarios as the portal answers them; their moves only where they are asked for. */
export async function presentScenarios(
  scenarios: readonly ScheduleScenario[],
  { trx, prices = false, moves = false }: Show = {}
) {
  const names = await userNames(
    scenarios.map(({ createdBy }) => createdBy),
    trx
  )
  const jobs = await jobsOf(scenarios, trx)
  return scenarios.map((scenario) => {
    const { id, version, projectId, jobId, seconds, seed, scheduleVersion, createdBy } = scenario
    const job = jobId === null ? undefined : jobs.get(jobId)
    const outcome = scenario.result
    return {
      ...{ id, version, projectId, jobId, seconds, seed, scheduleVersion },
      status: statusOf(scenario.status, job),
      progress: job?.progress ?? 0,
      extra: scenario.extras.map(({ resourceId, unitsE4 }) => ({
        resourceId,
        units: formatDecimal4(unitsE4),
      })),
      ...scenario.whatIf,
      fault: outcome?.fault ?? null,
      before: outcome?.before ? shownFigures(outcome.before, prices) : null,
      after: outcome?.after ? shownFigures(outcome.after, prices) : null,
      boundFinish: outcome?.boundFinish ?? null,
      isProven: outcome?.isProven ?? false,
      exact: outcome?.exact ?? false,
      schedules: outcome?.schedules ?? 0,
      moved: outcome?.moves.length ?? 0,
      milestones: moves ? (outcome?.milestones ?? []).map(withName) : [],
      moves: moves ? (outcome?.moves ?? []).map(withOutage) : [],
      createdBy: nameIn(names, createdBy),
      createdAt: scenario.createdAt.toUTC().toISO()!,
    }
  })
}

/** Scenarios of earlier days know nothing of the contract. */
const withName = (milestone: Milestone) => ({
  ...{ name: null, nameAr: null, contractOn: null },
  ...milestone,
})

/** Nor of machines. */
const withOutage = ({ reason, ...move }: Move) => ({ ...move, reason: { outage: null, ...reason } })

/** Amounts as texts of the base currency, for those who may see them. */
function shownFigures({ cost, ...rest }: PlanFigures, prices: boolean) {
  if (!prices || !cost) return { ...rest, cost: null }
  const { work, overtime, idle } = cost
  const total = baseMoney(work + overtime + idle)
  return {
    ...rest,
    cost: { currency: BASE_CURRENCY, total, overtime: baseMoney(overtime), idle: baseMoney(idle) },
  }
}

const jobsOf = (scenarios: readonly ScheduleScenario[], trx?: TransactionClientContract) =>
  jobStates(
    scenarios.flatMap(({ status, jobId }) => (status === 'queued' && jobId ? [jobId] : [])),
    trx
  )

/** A scenario that nothing was found for is what became of its job. */
export function statusOf(
  status: ScenarioStatus,
  job: Pick<JobState, 'status'> | undefined
): ScenarioStatus | 'running' {
  if (status !== 'queued') return status
  // its job ended long ago, and is no longer kept
  if (!job) return 'failed'
  if (job.status === 'cancelled') return 'cancelled'
  if (job.status === 'failed') return 'failed'
  return job.status === 'active' ? 'running' : 'queued'
}
