import { writer } from '#core/database/writer'

/** Those of the jobs that wait or are being done. */
export async function stillOpen(ids: readonly string[]): Promise<Set<string>> {
  const jobs = await writer()
    .from('jobs')
    .whereIn('id', [...ids])
    .whereIn('status', ['queued', 'active'])
    .select('id')
  return new Set(jobs.map(({ id }) => id))
}
