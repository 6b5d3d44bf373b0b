import { registerDecisions } from '#identity/delegations/other_decisions'

/** Who runs a project approves the hours that are spent on it, whatever else they may do. */
registerDecisions(async (client, userId) => {
  const runs = await client.from('project_managers').where('user_id', userId).first()
  return Boolean(runs)
})
