import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { fault, note, type Finding } from './check.js'

/** What has been due for this long should have been done by a living worker. */
const LATE_SECONDS = 120

/** Events are dispatched and jobs done, or set aside with a reason that a person can read. */
export async function checkOutbox(at = new Date()): Promise<Finding> {
  const late = sqlInstant(-LATE_SECONDS, at.getTime())
  const events = () => writer().from('outbox_events').whereNull('dispatched_at')
  const [{ total }] = await writer().from('outbox_events').count('* as total')
  const waiting = await events()
    .whereNull('dead_at')
    .where('available_at', '<', late)
    .select('id', 'name')
  const dead = await events().whereNotNull('dead_at').select('id', 'name', 'error')
  const jobs = await writer()
    .from('jobs')
    .where((either) => {
      either.where((due) => due.where('status', 'queued').where('available_at', '<', late))
      either.orWhere((lost) => lost.where('status', 'active').where('locked_until', '<', late))
      either.orWhere((mute) => mute.where('status', 'failed').whereNull('error'))
    })
    .select('id', 'type', 'status')
  return {
    checked: Number(total),
    problems: [
      ...waiting.map(({ id, name }) => fault('event_waiting', { id, name })),
      ...dead.filter(({ error }) => !error).map(({ id }) => fault('event_dropped', { id })),
      ...jobs.map(({ id, type, status }) => fault(`job_${status}`, { id, type })),
    ],
    notes: dead.length ? [note('dropped', dead.length)] : [],
  }
}
