import './away.js'
import './number_series.js'
import { registerDecisions } from '#identity/delegations/other_decisions'
import { employeeOfUser } from '#people/shared/employee_of_user'

/** Who has a team decides on its leave, whatever else they may do. */
registerDecisions(async (client, userId) => {
  const own = await employeeOfUser(client, userId)
  if (own === null) return false
  const team = { manager_id: own, employed: true }
  return Boolean(await client.from('employees').where(team).select('id').first())
})
