import queueConfig from '#config/queue'
import { sqlInstant, toDate } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { workersSeen } from '#core/jobs/redis/queue'
import { line, registerHealthLine, stateOf } from './health_lines.js'

const DAY = 86_400
const LATE = { attention: 300, fault: 3600 }

const secondsSince = (at: string | Date | null | undefined) =>
  at ? Math.max(0, Math.round((Date.now() - toDate(at).getTime()) / 1000)) : 0

async function total(table: string, narrow: (query: Query) => Query): Promise<number> {
  const [row] = await narrow(writer().from(table)).count('* as total')
  return Number(row!.total)
}
type Query = ReturnType<ReturnType<typeof writer>['from']>

registerHealthLine('jobs', async () => {
  const due = () =>
    writer().from('jobs').where('status', 'queued').where('available_at', '<=', sqlInstant())
  const [row] = await due().min('available_at as since').count('* as total')
  const seconds = secondsSince(row!.since)
  return line(stateOf(seconds, LATE), { count: Number(row!.total), seconds }, 'late')
})

registerHealthLine('failed_jobs', async () => {
  const since = sqlInstant(-DAY)
  const count = await total('jobs', (query) =>
    query.where('status', 'failed').where('finished_at', '>=', since)
  )
  return line(count ? 'attention' : 'good', { count }, 'look')
})

registerHealthLine('workers', async () => {
  // the embedded portal works in the process that answers
  const count = queueConfig.driver === 'redis' ? await workersSeen() : 1
  return line(count ? 'good' : 'fault', { count }, 'start')
})

registerHealthLine('events', async () => {
  const open = (query: Query) => query.whereNull('dispatched_at').whereNull('dead_at')
  const [row] = await open(writer().from('outbox_events'))
    .min('created_at as since')
    .count('* as total')
  const dead = await total('outbox_events', (query) =>
    query.whereNull('dispatched_at').whereNotNull('dead_at')
  )
  const seconds = secondsSince(row!.since)
  const late = stateOf(seconds, LATE)
  const state = dead && late === 'good' ? 'attention' : late
  return line(
    state,
    { count: Number(row!.total), seconds, dead },
    late === 'good' ? 'dead' : 'late'
  )
})

registerHealthLine('mails', async () => {
  const count = await total('mails', (query) => query.whereIn('state', ['waiting', 'sending']))
  const failed = await total('mails', (query) =>
    query.whereIn('state', ['bounced', 'failed']).where('created_at', '>=', sqlInstant(-7 * DAY))
  )
  return line(failed ? 'attention' : 'good', { count, failed }, 'look')
})

/** What waits by kind of job, the most first. */
export async function waitingJobs(): Promise<{ type: string; count: number; seconds: number }[]> {
  const rows = await writer()
    .from('jobs')
    .where('status', 'queued')
    .groupBy('type')
    .select('type')
    .min('available_at as since')
    .count('* as total')
    .orderBy('total', 'desc')
    .limit(20)
  return rows.map(({ type, since, total: count }) => ({
    ...{ type: String(type), count: Number(count), seconds: secondsSince(since) },
  }))
}
