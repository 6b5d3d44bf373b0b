import { statfs } from 'node:fs/promises'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'

interface Readiness {
  status: 'ok' | 'unavailable'
  checks: Record<string, 'ok' | 'warning' | 'failed'>
}

const KEPT_MS = 5000
const OUTBOX_LATE_MINUTES = 5
let last: { at: number; state: Promise<Readiness> } | null = null

/** The state of what requests need; checked at most every five seconds, however often it is called. */
export function readiness(): Promise<Readiness> {
  if (!last || Date.now() - last.at > KEPT_MS) last = { at: Date.now(), state: check() }
  return last.state
}

async function check(): Promise<Readiness> {
  const checks: Readiness['checks'] = {
    database: await attempt(() => db.from('users').select('id').first()),
    outbox: await attempt(outboxAge, 'warning'),
    disk: await attempt(freeDisk, 'warning'),
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

async function freeDisk() {
  const { bavail, blocks } = await statfs(env.get('DATA_DIR'))
  return bavail / blocks > 0.08
}
