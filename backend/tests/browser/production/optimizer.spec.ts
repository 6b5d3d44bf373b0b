import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { Page } from 'playwright-core'
import { axeProblems } from '#tests/helpers/browser_axe'
import { found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { settled } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'
import { until } from '#tests/helpers/until'

interface Scenario {
  id: number
  status: string
  moves: { taskId: number; reason: { code: string } }[]
}
interface Schedule {
  version: number
  finish: string
  tasks: { id: number; code: string; earlyStart: string }[]
}

const DAY = 480
/** Milliseconds until the server has what was clicked; the search itself takes two seconds. */
const PATIENCE = 30_000
const inDays = (days: number) => DateTime.now().plus({ days }).toISODate()!

const scheduleOf = (id: number) => found<Schedule>('planner', `/api/projects/${id}/schedule`)
const scenariosOf = (id: number) => `/api/projects/${id}/schedule/scenarios`

/** The last of the projects of which nothing is planned yet. */
async function unplanned(): Promise<number> {
  const projects = await found<{ id: number }[]>('planner', '/api/projects?_start=0&_end=50')
  for (const { id } of projects.toReversed()) if (!(await scheduleOf(id)).tasks.length) return id
  throw new Error('every project has a schedule')
}

/** A crane of the register that is in maintenance in eight days, as a resource of schedules. */
async function aCrane(): Promise<number> {
  const crane = await made('buyer', '/api/equipment', {
    ...{ tag: 'CRN-BT', name: 'Crawler crane', nameAr: 'رافعة زاحفة', category: 'lifting' },
  })
  const service = { fromOn: inDays(8), backOn: inDays(18) }
  await made('buyer', `/api/equipment/${crane.id}/outages`, service, crane.version)
  const { id } = await made('planner', '/api/schedule-resources', {
    ...{ code: 'CRN-BT', name: 'Crawler crane', nameAr: 'رافعة زاحفة', kind: 'equipment' },
    ...{ capacity: '1', equipmentId: crane.id, active: true },
  })
  return id
}

/** Two walls that need the only crew at once, and steel that needs a crane while it is in maintenance. */
async function aCrowdedProject(): Promise<number> {
  const project = await unplanned()
  const crew = await made('planner', '/api/schedule-resources', {
    ...{ code: 'CR-BT', name: 'Wall crew', nameAr: 'فريق الجدران', kind: 'crew' },
    ...{ capacity: '1', active: true },
  })
  const crane = await aCrane()
  const start = `${inDays(9)}T08:00`
  const task = (ref: string, name: string, nameAr: string) => ({
    ...{ op: 'add', ref },
    fields: { code: ref, name, nameAr, duration: 3 * DAY },
  })
  const uses = (taskId: string, resourceId: number) => ({
    ...{ op: 'assign', taskId, resourceId, units: '1' },
  })
  const changes = [
    { op: 'settings', fields: { start } },
    task('E', 'East wall', 'الجدار الشرقي'),
    task('W', 'West wall', 'الجدار الغربي'),
    task('S', 'Steel erection', 'تركيب الحديد'),
    ...[uses('E', crew.id), uses('W', crew.id), uses('S', crane)],
  ]
  await made('planner', `/api/projects/${project}/schedule/changes`, { changes }, 0)
  return project
}

let crowded: Promise<number> | undefined

/** A button of the page, and then the one of the dialog that asks again. */
async function confirmed(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test.group('The optimizer', () => {
  for (const language of LANGUAGES) {
    test(`levels a plan, says why, is accepted and undone, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const say = (key: string, values = {}) => text(`production.schedule_scenarios.${key}`, values)
      const project = await (crowded ??= aCrowdedProject())
      const before = await scheduleOf(project)
      const page = await stage().visit({ test: current }, { as: 'planner', language })
      await page.goto(`/production/projects/${project}/schedule?view=optimizer`)
      await page.getByRole('slider').press('Home')
      await page.getByRole('button', { name: say('start') }).click()
      await page.getByRole('button', { name: say('accept'), exact: true }).waitFor()
      const [{ id }] = await found<Scenario[]>('planner', scenariosOf(project))
      const scenario = () => found<Scenario>('planner', `${scenariosOf(project)}/${id}`)
      const { moves } = await scenario()
      assert.sameMembers(
        moves.map(({ reason }) => reason.code),
        ['resource', 'outage']
      )
      const isArabic = language === 'arabic'
      const crew = isArabic ? 'فريق الجدران' : 'Wall crew'
      const crane = isArabic ? 'رافعة زاحفة' : 'Crawler crane'
      const [taken] = say('reasons.resource', { resource: crew }).split('undefined')
      await page.getByRole('cell', { name: taken }).waitFor()
      const maintenance = text('production.schedule_resources.downtime.maintenance')
      await page.getByRole('cell', { name: crane }).filter({ hasText: maintenance }).waitFor()
      await settled(page)
      assert.deepEqual(await axeProblems(page, `optimizer in ${language}`, { frameless: true }), [])
      assert.equal((await scheduleOf(project)).version, before.version)

      await confirmed(page, say('accept'))
      await until(async () => (await scenario()).status === 'accepted', PATIENCE)
      const levelled = await scheduleOf(project)
      const steel = levelled.tasks.find(({ code }) => code === 'S')!
      assert.isTrue(steel.earlyStart.slice(0, 10) >= inDays(18))
      await confirmed(page, say('undo'))
      await until(async () => (await scenario()).status === 'undone', PATIENCE)
      const after = await scheduleOf(project)
      assert.equal(after.finish, before.finish)
      assert.deepEqual(
        after.tasks.map(({ earlyStart }) => earlyStart),
        before.tasks.map(({ earlyStart }) => earlyStart)
      )
    }).timeout(120_000)
  }
})

test.group('The materials of a schedule', () => {
  for (const language of LANGUAGES) {
    test(`stand with their days, and late ones in words, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const { tasks } = await found<{ tasks: { projectId: number }[] }>(
        'planner',
        '/api/look-ahead'
      )
      const [{ projectId }] = tasks
      const { needs } = await found<{ needs: { state: string }[] }>(
        'planner',
        `/api/projects/${projectId}/material-needs`
      )
      assert.isAbove(needs.length, 3)
      const page = await stage().visit({ test: current }, { as: 'planner', language })
      await page.goto(`/production/projects/${projectId}/schedule?view=needs`)
      const [{ state }] = needs
      const stands = text(`production.material_needs.states.${state}`)
      await page.getByText(stands, { exact: true }).first().waitFor()
      await settled(page)
      assert.deepEqual(await axeProblems(page, `materials in ${language}`, { frameless: true }), [])
    }).timeout(120_000)
  }
})
