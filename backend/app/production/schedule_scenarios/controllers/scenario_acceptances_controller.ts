import type { HttpContext } from '@adonisjs/core/http'
import { forbidden } from '#core/base/app_error'
import { checkVersion, requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { findProject } from '#production/projects/find_project'
import { acceptScenario, undoScenario } from '#production/schedule_scenarios/accept'
import { scenarioOf } from '#production/schedule_scenarios/find_scenario'
import type ScheduleScenario from '#production/schedule_scenarios/scenario'
import { presentScenarios } from '#production/schedule_scenarios/present_scenario'

export default class ScenarioAcceptancesController {
  /** Makes the schedule the one of the scenario. */
  async store(ctx: HttpContext) {
    return decide(ctx, acceptScenario)
  }

  /** Takes an accepted scenario back. */
  async destroy(ctx: HttpContext) {
    return decide(ctx, undoScenario)
  }
}

/** Other hours are a calendar of their own. @throws AppError 403 */
function requireCalendars({ abilities }: HttpContext, { whatIf }: ScheduleScenario) {
  if (whatIf.hours.length && !abilities.has('work-calendars.manage')) throw forbidden()
}

async function decide(ctx: HttpContext, work: typeof acceptScenario) {
  const project = await findProject(ctx.params.id)
  const expectedVersion = requireVersion(ctx)
  return writeRequest(ctx, async (uow) => {
    const { trx } = uow
    // in the order in which a change of the schedule locks them
    await trx.from('projects').where('id', project.id).forUpdate().select('id')
    const scenario = await scenarioOf(project.id, ctx.params.scenarioId, trx)
    await checkVersion(scenario, expectedVersion, trx)
    requireCalendars(ctx, scenario)
    await work(uow, project, scenario)
    const prices = ctx.abilities.has('projects.prices')
    const [shown] = await presentScenarios([scenario], { trx, prices, moves: true })
    return shown
  })
}
