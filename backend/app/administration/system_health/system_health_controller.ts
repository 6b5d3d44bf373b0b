import app from '@adonisjs/core/services/app'
import { examine } from '#core/doctor/examine'
import { findingTexts, type DoctorFinding } from '#core/doctor/finding'
import { readHealth } from '#core/health/health_lines'
import { waitingJobs } from '#core/health/queue_lines'
import { slowestQueries } from '#core/metrics/slow_queries'

const SLOWEST = 10
/** The doctor asks the browser and the servers: once in this time is enough, however many look. */
const EXAMINED_MS = 300_000

let examined: { at: number; findings: Promise<DoctorFinding[]> } | null = null

/** How the portal is: what works, what wants a look, and what to do. */
export default class SystemHealthController {
  async index() {
    return {
      at: new Date().toISOString(),
      lines: await readHealth(),
      jobs: await waitingJobs(),
      findings: (await findings()).map((finding) => findingTexts(finding)),
      slowQueries: slowestQueries(SLOWEST),
    }
  }
}

/** What `portal:doctor` finds fault with. */
async function findings(): Promise<DoctorFinding[]> {
  if (!examined || Date.now() - examined.at > EXAMINED_MS)
    examined = { at: Date.now(), findings: examine(app) }
  return (await examined.findings).filter(({ state }) => state !== 'ok')
}
