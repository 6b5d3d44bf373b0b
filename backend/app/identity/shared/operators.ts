import { writer } from '#core/database/writer'
import { installOperators } from '#core/approvals/same_person'
import { CachedTable } from '#core/live/cached_table'
import { storedJson } from '#core/database/stored_json'

type Operators = ReadonlyMap<number, readonly number[]>

/** Who has the tokens of each service account in hand, by the id that it acts as; in the memory of each process. */
export const operators = new CachedTable<Operators>({
  name: 'service_accounts',
  initial: new Map(),
  maxAge: 1000,
  read: async () => {
    const rows = await writer().from('service_accounts').select('user_id', 'operators')
    return new Map(rows.map((row) => [Number(row.user_id), storedJson<number[]>(row.operators)]))
  },
})

installOperators(
  (userId) => operators.known.get(userId) ?? [],
  (operator) =>
    [...operators.known].filter(([, people]) => people.includes(operator)).map(([userId]) => userId)
)
