import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { settled } from '#tests/helpers/browser_steps'
import { LANGUAGES } from '#tests/helpers/browser_words'

const DAY = 480
/** What runs where a text is taken for markup, in ways that charts and their tooltips might take it. */
const HOSTILE = [
  '<img src=x onerror="window.ran=1">',
  '"><svg onload=window.ran=1>',
  '</script><script>window.ran=1</script>',
  '{{constructor.constructor("window.ran=1")()}}',
]
const VIEWS = ['list', 'gantt', 'optimizer', 'control', 'needs']

const ran = (page: Page) => page.evaluate(() => 'ran' in window)

/** A project, its tasks, a crew and a baseline, all named to run. */
async function aHostileProject(): Promise<number> {
  const crew = await made('planner', '/api/schedule-resources', {
    ...{ code: 'CR-XSS', name: HOSTILE[0], nameAr: HOSTILE[1], kind: 'crew', capacity: '1' },
    active: true,
  })
  const project = await made('planner', '/api/projects', { name: `${HOSTILE[0]} site` })
  const tasks = HOSTILE.map((name, at) => ({
    ...{ op: 'add', ref: `t${at}` },
    fields: { code: `X${at}`, name, nameAr: name, duration: 3 * DAY },
  }))
  const path = `/api/projects/${project.id}/schedule`
  const { version } = await found<{ version: number }>('planner', path)
  const changes = [
    ...tasks,
    { op: 'link', fromId: 't0', toId: 't1', type: 'FS', lag: 0 },
    { op: 'assign', taskId: 't0', resourceId: crew.id, units: '1' },
    { op: 'assign', taskId: 't2', resourceId: crew.id, units: '1' },
  ]
  await made('planner', `${path}/changes`, { changes }, version)
  await made('planner', `/api/projects/${project.id}/baselines`, { name: HOSTILE[0] })
  return project.id
}

let hostile: Promise<number> | undefined

test.group('Names that are markup', () => {
  for (const language of LANGUAGES) {
    test(`stay text in every view of a schedule, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const id = await (hostile ??= aHostileProject())
      const page = await stage().visit({ test: current }, { as: 'planner', language })
      for (const view of VIEWS) {
        await page.goto(`/production/projects/${id}/schedule?view=${view}`)
        await settled(page)
        await page.getByText(HOSTILE[0]!).first().waitFor()
        assert.isFalse(await ran(page), view)
      }
      await page.goto(`/production/projects/${id}/schedule?view=gantt`)
      const bars = page.locator('.gantt_task_line[data-task-id]')
      await bars.first().waitFor()
      for (const bar of await bars.all()) await bar.hover()
      assert.isFalse(await ran(page), 'tooltips')
    }).timeout(120_000)
  }
})
