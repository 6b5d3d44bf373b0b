import { invalid } from '#core/base/app_error'
import { PlainController } from '#core/resources/plain_controller'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import NationalityGoal from '#people/nationality_goals/nationality_goal'
import { nationalityGoals } from '#people/nationality_goals/resource'

export default class NationalityGoalsController extends PlainController {
  resource = nationalityGoals
  model = NationalityGoal
  hooks = { checkSaved: refuseSecond }
}

/** A department, and the firm, have one goal each. @throws AppError 422 */
async function refuseSecond({ trx }: UnitOfWork, { departmentId }: NationalityGoal) {
  const query = trx.from('nationality_goals')
  void (departmentId === null
    ? query.whereNull('department_id')
    : query.where('department_id', departmentId))
  const rows = await query.forUpdate().select('id')
  if (rows.length > 1) throw invalid({ departmentId: ['taken'] })
}
