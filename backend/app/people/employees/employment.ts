import { installEmployment, type Employment } from '#identity/shared/employment'

/** Whose account it is may have left: reviews of access show it, and no more of the person than that. */
installEmployment(async (client, userIds) => {
  const rows = await client
    .from('employees')
    .whereIn('user_id', userIds)
    .select('user_id', 'employed')
  const stateOf = (employed: unknown): Employment => (employed ? 'employed' : 'left')
  return new Map(rows.map((row) => [Number(row.user_id), stateOf(row.employed)]))
})
