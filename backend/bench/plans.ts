/**
 * A plan of 5,000 tasks at the API and on the screen, on the built embedded portal: opening it, what a
 * drag shows first, saving a cascade of 500 tasks, scrolling its chart; and the import of 4,000 activities.
 *
 *   node --import @poppinss/ts-exec bench/plans.ts
 *
 * Goals: open at the API 250 ms, on screen 1.5 s, a drag's preview 30 ms, the cascade 300 ms, frames of 50 ms,
 * the import 10 s. Times are those of this machine; medians of several rounds. Needs a built portal
 * (`npm run bench` builds it).
 */
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from 'playwright-core'
import { findBrowser } from '#engines/pdf/browser_path'
import { PortalProcess } from '#tests/helpers/browser_portal'
import { httpSession } from '#tests/helpers/http_session'
import { signedIn } from './pages/sign_in.ts'
import { largeXer } from './plans/large_plan.ts'
import { dragCosts, openFromProject, openView, scrollFrames, type View } from './plans/screen.ts'
import { jobDone, jobTime } from './requests/job_time.ts'
import { median } from './requests/load.ts'
import { PortalClient, printBesideGoal, timed } from './requests/portal_client.ts'

const UNPACKED = fileURLToPath(new URL('../../.cache/', import.meta.url))
const PASSWORD = 'Binaa-demo-2026'
const TASKS = 5000
const IMPORTED = 4000
const CHAIN = 500
const ROUNDS = 5

interface Import {
  id: number
  jobId: string
}
interface Plan {
  version: number
  tasks: { id: number; code: string; duration: number }[]
}

async function newProject(portal: PortalClient, name: string): Promise<number> {
  return (await portal.send('POST', '/api/projects', { name })).id
}

/** Sends a file, lets it be read and applies it. @returns milliseconds of all of it */
async function importPlan(portal: PortalClient, projectId: number, text: string): Promise<number> {
  const imports = `/api/projects/${projectId}/schedule/imports`
  const begun = performance.now()
  const { id, jobId } = await portal.upload<Import>(imports, {}, text, 'tower.xer')
  await jobDone(portal, jobId)
  const { version } = await portal.send('GET', `${imports}/${id}`)
  await jobTime(portal, () => portal.send('POST', `${imports}/${id}/apply`, {}, version))
  return performance.now() - begun
}

async function onApi(portal: PortalClient): Promise<number> {
  const imported = await newProject(portal, 'Imported plan')
  const spent = await importPlan(portal, imported, largeXer(IMPORTED, CHAIN))
  printBesideGoal('import an XER of 4,000 activities', spent / 1000, { goal: 10, unit: 's' })
  const projectId = await newProject(portal, 'Large plan')
  await importPlan(portal, projectId, largeXer(TASKS, CHAIN))
  const path = `/api/projects/${projectId}/schedule`
  await timed('open 5,000 tasks at the API', 250, () => portal.send('GET', path))
  const plan = await portal.send<Plan>('GET', path)
  const first = plan.tasks.find(({ code }) => code === 'A1')!
  let { version } = plan
  await timed('save a cascade of 500 tasks', 300, async (round) => {
    const fields = { duration: first.duration + (round % 2 ? 480 : 0) }
    const changes = [{ op: 'update', id: first.id, fields }]
    version = (await portal.send('POST', `${path}/changes`, { changes }, version)).version
  })
  return projectId
}

async function onScreen(browser: Browser, origin: string, projectId: number) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
  })
  await context.addCookies(await signedIn(origin))
  const page = await context.newPage()
  const views: View[] = ['list', 'gantt']
  for (const view of views) {
    for (const [how, open] of Object.entries({
      'by address': openView,
      'by click': openFromProject,
    })) {
      const times: number[] = []
      for (let round = 0; round <= ROUNDS; round++) times.push(await open(page, projectId, view))
      const name = `open 5,000 tasks on screen, ${view}, ${how}`
      printBesideGoal(name, median(times.slice(1)) / 1000, { goal: 1.5, unit: 's' })
    }
  }
  const costs = await dragCosts(context, page)
  printBesideGoal('preview of a drag, per move', median(costs), { goal: 30, unit: 'ms' })
  const frames = await scrollFrames(page)
  printBesideGoal('longest frame of scrolling the chart', Math.max(...frames), {
    goal: 50,
    unit: 'ms',
  })
  console.log(`  ${frames.length} frames, median ${median(frames).toFixed(1)} ms`)
  await context.close()
}

const { executablePath, env, args } = await findBrowser({ dataDir: UNPACKED })
const browser = await chromium.launch({ executablePath, env, args: [...args, '--disable-gpu'] })
const portal = await PortalProcess.start()
try {
  const session = await httpSession('admin', PASSWORD, portal.origin)
  const projectId = await onApi(new PortalClient(session))
  await onScreen(browser, portal.origin, projectId)
} finally {
  await browser.close()
  await portal.stop()
}
