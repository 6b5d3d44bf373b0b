import { Job, PermanentJobError, registerJob, type JobContext } from '#core/jobs/define_job'
import { optimizeConfined } from '#engines/optimizer/optimize_confined'
import Project from '#production/projects/project'
import { presentPlan } from '#production/schedule_scenarios/present_plan'
import { NO_OUTCOME, proposedOutcome, refusedOutcome } from '#production/schedule_scenarios/propose'
import ScheduleScenario, { type ScenarioOutcome } from '#production/schedule_scenarios/scenario'
import { requireRight } from '#production/schedule_files/read_import'

export interface OptimizeOrder {
  scenarioId: number
}

/** Looks for a better plan of a project, and keeps it as a proposal; changes nothing of the schedule. */
export class OptimizeScheduleJob extends Job<OptimizeOrder> {
  static jobName = 'production.optimize_schedule'
  static timeoutSeconds = 240

  async handle(context: JobContext<OptimizeOrder>) {
    const { payload, job, signal } = context
    await requireRight(job.createdBy)
    const scenario = await ScheduleScenario.find(payload.scenarioId)
    const project = scenario && (await Project.find(scenario.projectId))
    if (!project) throw new PermanentJobError('jobs.reasons.record_gone')
    const { asked, version, basis } = await presentPlan(scenario)
    const { seed, seconds } = scenario
    const settings = { seed, milliseconds: seconds * 1000 }
    const { problem } = asked.plan
    const found = problem.activities.length
      ? await optimizeConfined(
          { problem, settings },
          {
            signal,
            onProgress: (fraction) => void context.progress(fraction * 100).catch(() => {}),
          }
        )
      : null
    const outcome: ScenarioOutcome = !found
      ? nothingToPlan
      : found.fault
        ? refusedOutcome(found.fault, asked.plan)
        : proposedOutcome(asked, found.answer)
    await context.complete(async ({ trx }) => {
      const latest = await ScheduleScenario.query({ client: trx })
        .where('id', scenario.id)
        .forUpdate()
        .firstOrFail()
      latest.merge({ status: outcome.fault ? 'failed' : 'done', scheduleVersion: version })
      latest.merge({ version: latest.version + 1 })
      latest.result = { ...outcome, basis }
      await latest.save()
      return { scenarioId: latest.id, status: latest.status, moves: outcome.moves.length }
    })
  }
}

const nothingToPlan: ScenarioOutcome = {
  ...NO_OUTCOME,
  fault: { code: 'NOTHING_TO_PLAN', taskIds: [], resourceId: null },
}

registerJob(OptimizeScheduleJob)
