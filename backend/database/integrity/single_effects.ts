import { writer } from '#core/database/writer'
import { fault, type Finding } from './check.js'

/** Where two rows with the same key would mean that something happened twice. */
const KEYS: { table: string; columns: string[]; where?: string }[] = [
  { table: 'job_effects', columns: ['dedup_key'] },
  { table: 'jobs', columns: ['dedup_key'], where: 'dedup_key' },
  { table: 'idempotency_keys', columns: ['user_id', 'key'] },
  { table: 'projects', columns: ['quotation_id'], where: 'quotation_id' },
  {
    table: 'approval_requests',
    columns: ['document_type', 'document_id'],
    where: 'open_guard',
  },
]

/** Every key stands for one effect, and every remembered request has its answer. */
export async function checkSingleEffects(): Promise<Finding> {
  const finding: Finding = { checked: 0, problems: [] }
  for (const { table, columns, where } of KEYS) {
    const all = () => {
      const query = writer().from(table)
      return where ? query.whereNotNull(where) : query
    }
    const [{ total }] = await all().count('* as total')
    finding.checked += Number(total)
    const twice = await all()
      .select(...columns)
      .groupBy(...columns)
      .havingRaw('COUNT(*) > 1')
    for (const row of twice) {
      const key = columns.map((name) => row[name]).join(', ')
      finding.problems.push(fault('twice', { table, key }))
    }
  }
  const unanswered = await writer()
    .from('idempotency_keys')
    .whereNull('response_status')
    .select('id')
  for (const { id } of unanswered) finding.problems.push(fault('unanswered', { id }))
  return finding
}
