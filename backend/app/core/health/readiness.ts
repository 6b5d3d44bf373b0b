import db from '@adonisjs/lucid/services/db'
import { isEnding } from '#core/http/let_go'
import { room } from '#core/disk/room'

interface Readiness {
  status: 'ok' | 'unavailable'
  checks: Record<string, 'ok' | 'warning' | 'failed'>
}

const KEPT_MS = 5000
const OUTBOX_LATE_MINUTES = 5
let last: { at: number; state: Promise<Readiness> } | null = null

/** The state of what requests need; checked at most every five seconds, however often it is called. */
export async function readiness(): Promise<Readiness> {
  if (isEnding()) return { status: 'unavailable', checks: { server: 'failed' } }
  if (!last || Date.now() - last.at > KEPT_MS) last = { at: Date.now(), state: check() }
  return last.state
}

async function check(): Promise<Readiness> {
  const checks: Readiness['checks'] = {
    database: await attempt(() => db.from('users').select('id').first()),
    outbox: await attempt(outboxAge, 'warning'),
    disk: await diskState(),
  }
  return { status: checks.database === 'failed' ? 'unavailable' : 'ok', checks }
}

async function attempt(probe: () => Promise<unknown>, otherwise: 'failed' | 'warning' = 'failed') {
  try {
    return (await probe()) === false ? otherwise : 'ok'
  } catch {
    return otherwise
  }
}

async function outboxAge() {
  const late = new Date(Date.now() - OUTBOX_LATE_MINUTES * 60_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')
  const row = await db
    .from('outbox_events')
    .whereNull('dispatched_at')
    .whereNull('dead_at')
    .where('created_at', '<', late)
    .select('id')
    .first()
  return !row
}

/** A full disk is no reason to send callers elsewhere: they still sign in and read. */
async function diskState() {
  const { isFull, freeShare } = await room()
  return isFull ? 'failed' : freeShare > 0.08 ? 'ok' : 'warning'
}
