import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { findProject } from '#production/projects/find_project'
import { scenarioOf } from '#production/schedule_scenarios/find_scenario'
import { orderScenario } from '#production/schedule_scenarios/order_scenario'
import { presentScenarios } from '#production/schedule_scenarios/present_scenario'
import ScheduleScenario from '#production/schedule_scenarios/scenario'
import { createScenarioValidator } from '#production/schedule_scenarios/validator'

const SHOWN = 20

export default class ScheduleScenariosController {
  /** The last scenarios of a project, newest first, without their moves. */
  async index({ params, abilities }: HttpContext) {
    const { id } = await findProject(params.id)
    const scenarios = await ScheduleScenario.query()
      .where('projectId', id)
      .orderBy('id', 'desc')
      .limit(SHOWN)
    return presentScenarios(scenarios, { prices: abilities.has('projects.prices') })
  }

  /** One scenario with the tasks that it moves, and why. */
  async show({ params, abilities }: HttpContext) {
    const { id } = await findProject(params.id)
    const [scenario] = await presentScenarios([await scenarioOf(id, params.scenarioId)], {
      prices: abilities.has('projects.prices'),
      moves: true,
    })
    return scenario
  }

  /** Orders a search for a better plan. */
  async store(ctx: HttpContext) {
    const project = await findProject(ctx.params.id)
    const input = await validateBody(ctx, createScenarioValidator)
    ctx.response.status(202)
    return writeRequest(ctx, async (uow) => {
      const scenario = await orderScenario(uow, project, input)
      const [shown] = await presentScenarios([scenario], { trx: uow.trx })
      return shown
    })
  }
}
