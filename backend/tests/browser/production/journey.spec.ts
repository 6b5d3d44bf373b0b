import { test } from '@japa/runner'
import { press, skipToContent, tabTo } from '#tests/helpers/browser_keyboard'
import { stage } from '#tests/helpers/browser_stage'
import { LANGUAGES, words } from '#tests/helpers/browser_words'
import { until } from '#tests/helpers/until'
import { sees } from '#tests/helpers/browser_steps'
import { makeCalendar, makeProject, writeSettings } from './journey/begin.js'
import {
  criticalBars,
  dragBar,
  moveAndCancel,
  moveByKeyboard,
  moved,
  TIGHT,
  undoByKeyboard,
} from './journey/chart.js'
import { openView, takeBaseline, variancesOf } from './journey/control.js'
import * as plan from './journey/plan.js'
import { linesOf } from './journey/same_plan.js'
import { levelAndAccept } from './journey/better_plan.js'
import { approveReport, PHONE, reportOffline, reportsOf } from './journey/site.js'
import {
  anotherProject,
  enrich,
  exportAs,
  importFile,
  printChart,
  withoutBlanks,
} from './journey/files.js'
import { assignCrew, leaveList, PATIENCE, taskList, writeTasks } from './journey/write_tasks.js'

for (const language of LANGUAGES) {
  test.group(`A planner's journey in ${language}`, () => {
    const journey: plan.Journey = { language, projectId: 0, name: `Journey ${language}` }
    const text = words(language)
    const path = (view: string) => `/production/projects/${journey.projectId}/schedule?view=${view}`
    let later: Promise<void> | undefined

    test(`thirty tasks are planned from nothing by keyboard, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const page = await stage().visit({ test: current }, { as: 'planner', language })
      const calendar = await makeCalendar(page, language)
      journey.projectId = await makeProject(page, language, journey.name)
      await page.goto(`/production/projects/${journey.projectId}/schedule`)
      await skipToContent(page, language)
      await writeSettings(page, language, { calendar, start: `${plan.firstDay()} 07:00` })
      await writeTasks(page, language, journey.projectId)
      await assignCrew(page, language)
      const isPlanned = async () => (await plan.planOf(journey.projectId)).assignments.length === 2
      await until(isPlanned, PATIENCE)

      const { tasks, links, finish } = await plan.planOf(journey.projectId)
      assert.deepEqual(
        tasks.map(({ name }) => name),
        plan.typedRows(language).map(({ name }) => name)
      )
      assert.deepEqual(
        rowsOf(tasks, ({ kind }) => kind === 'summary'),
        plan.PHASES
      )
      assert.deepEqual(
        rowsOf(tasks, ({ parentId }) => parentId === null),
        [...plan.PHASES, plan.HANDOVER]
      )
      assert.deepEqual(
        rowsOf(tasks, ({ kind }) => kind === 'finish_milestone'),
        [plan.HANDOVER]
      )
      assert.lengthOf(links, plan.LINKED)
      assert.equal(finish, plan.expectedFinish())
      const isWork = ({ kind }: plan.Task) => kind !== 'summary'
      assert.deepEqual(
        rowsOf(tasks, (task) => isWork(task) && task.isCritical),
        plan.CRITICAL
      )

      // on screen the filter leaves the critical path with its phases, the head and the row for new tasks
      await leaveList(page)
      const critical = text('production.schedules.critical')
      await tabTo(page.getByRole('checkbox', { name: critical }), 'Shift+Tab')
      await press(page, 'Space')
      const list = taskList(page, language)
      const left = plan.CRITICAL.length + 4
      await until(async () => Number(await list.getAttribute('aria-rowcount')) === left, PATIENCE)
    }).timeout(120_000)

    test(`a move is tried, applied, held against the baseline and undone by keyboard, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const page = await stage().visit({ test: current }, { as: 'planner', language })
      await page.goto(path('control'))
      await skipToContent(page, language)
      await takeBaseline(page, journey, `Baseline ${language}`)
      const title = (count: number) =>
        text('production.schedule_control.variance_title', {
          ...{ count, of: plan.HANDOVER - plan.PHASES.length },
        })
      await sees(page, title(0))

      await openView(page, language, 'gantt')
      await moveAndCancel(page, journey)
      const { before, announced, applied } = await moveByKeyboard(page, journey)
      const elsewhere = moved(before, applied)
      assert.equal(announced, elsewhere.length)
      assert.isAbove(Date.parse(applied.finish), Date.parse(before.finish))
      assert.deepEqual(durationsOf(applied), durationsOf(before))

      const ids = elsewhere.map(({ id }) => id)
      assert.deepEqual(
        rowsOf(before.tasks, ({ id }) => ids.includes(id)),
        [plan.PHASES[1], ...plan.numbers(TIGHT, plan.PHASES[2]! - 1), plan.HANDOVER]
      )
      const variances = await variancesOf(journey)
      const late = variances.filter((task) => task.startVariance || task.finishVariance)
      assert.sameMembers(
        late.map(({ taskId }) => taskId),
        ids
      )
      for (const { taskId, baselineFinish, finish, finishVariance } of late) {
        assert.isAbove(finishVariance, 0)
        assert.equal(baselineFinish, before.tasks.find(({ id }) => id === taskId)!.earlyFinish)
        assert.equal(finish, applied.tasks.find(({ id }) => id === taskId)!.earlyFinish)
      }
      await openView(page, language, 'control')
      // a phase that moves with its tasks is not counted
      const isPhase = (id: number) =>
        applied.tasks.some((task) => task.id === id && task.kind === 'summary')
      await sees(page, title(late.filter(({ taskId }) => !isPhase(taskId)).length))

      await openView(page, language, 'gantt')
      const undone = await undoByKeyboard(page, journey)
      assert.deepEqual(linesOf(undone), linesOf(before))
    }).timeout(120_000)

    test(`bars show what is critical and follow the mouse with a preview, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const page = await stage().visit({ test: current }, { as: 'planner', language })
      await page.goto(path('gantt'))
      const { before, announced, applied, undone } = await dragBar(page, journey)
      const phases = plan.PHASES.slice(0, 2)
      const critical = [...phases, ...plan.CRITICAL].toSorted((a, b) => a - b)
      assert.deepEqual(await criticalBars(page, journey), critical)
      assert.equal(announced, moved(before, applied).length)
      assert.isAbove(Date.parse(applied.finish), Date.parse(before.finish))
      assert.deepEqual(durationsOf(applied), durationsOf(before))
      assert.deepEqual(linesOf(undone), linesOf(before))
    }).timeout(120_000)

    test(
      `the plan leaves as a file of {$self} and comes back the same to the minute, in ${language}`
    )
      .with(['xer', 'mspdi'] as const)
      .run(async ({ assert, test: current }, format) => {
        await (later ??= enrich(journey))
        const original = await plan.planOf(journey.projectId)
        const page = await stage().visit({ test: current }, { as: 'planner', language })
        await page.goto(path('gantt'))
        await skipToContent(page, language)
        const file = await exportAs(page, journey, format)
        const copy = await anotherProject(`${journey.name} from ${format}`)
        await page.goto(`/production/projects/${copy}/schedule`)
        await skipToContent(page, language)
        await importFile(page, journey, file)

        assert.deepEqual(linesOf(await plan.planOf(copy)), linesOf(original))
        // and it has something of everything
        const kinds = new Set(original.links.map(({ type }) => type))
        assert.sameMembers([...kinds], ['FS', 'SS', 'FF', 'SF'])
        assert.lengthOf(original.assignments, 2)
      })
      .timeout(120_000)

    test(`a crowded crew is levelled and the better plan accepted by keyboard, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      await (later ??= enrich(journey))
      const page = await stage().visit({ test: current }, { as: 'planner', language })
      await page.goto(path('optimizer'))
      await skipToContent(page, language)
      const { scenario, before, proposed, after } = await levelAndAccept(page, journey)
      assert.equal(proposed.version, before.version)
      assert.isAbove(scenario.before.overloadedDays, 0)
      assert.equal(scenario.after.overloadedDays, 0)
      assert.isAbove(scenario.moves.length, 0)
      for (const { taskId, from, to } of scenario.moves) {
        assert.equal(before.tasks.find(({ id }) => id === taskId)!.earlyStart, from)
        assert.equal(after.tasks.find(({ id }) => id === taskId)!.earlyStart, to)
      }
      const crowded = plan.CROWDED.map((row) => after.tasks[row - 1]!)
      const [first, second] = crowded.toSorted((a, b) => (a.earlyStart < b.earlyStart ? -1 : 1))
      assert.isTrue(second!.earlyStart >= first!.earlyFinish)
      assert.isTrue(after.finish <= before.finish)
      assert.deepEqual(durationsOf(after), durationsOf(before))
    }).timeout(120_000)

    test(`the chart is printed by keyboard with every task and its dates, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const page = await stage().visit({ test: current }, { as: 'planner', language })
      await page.goto(path('gantt'))
      await skipToContent(page, language)
      const printed = await printChart(page, journey)
      const { tasks } = await plan.planOf(journey.projectId)
      assert.lengthOf(tasks, plan.HANDOVER)
      for (const { code, name, earlyStart, earlyFinish } of tasks) {
        // a reader of pages meets the number first where a line is read from the right
        const called = language === 'english' ? name : name.split(' ').toReversed().join('')
        for (const fact of [code, called, earlyStart.slice(0, 10), earlyFinish.slice(0, 10)])
          assert.include(printed, withoutBlanks(fact))
      }
    }).timeout(120_000)

    test(`progress comes from a phone without a connection, exactly once, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      await (later ??= enrich(journey))
      const { code } = (await plan.planOf(journey.projectId)).tasks[plan.REPORTED - 1]!
      const says = [/ERR_INTERNET_DISCONNECTED|failed/]
      const who = { as: 'foreman', language, says, width: PHONE }
      const phone = await stage().visit({ test: current }, who)
      assert.equal(await reportOffline(phone, journey, { code, percent: plan.PERCENT }), 1)
      const page = await stage().visit({ test: current }, { as: 'planner', language })
      await approveReport(page, journey)
      assert.lengthOf(await reportsOf(journey), 1)
      const { tasks } = await plan.planOf(journey.projectId)
      assert.equal(tasks[plan.REPORTED - 1]!.percentComplete, plan.PERCENT)
      assert.isNotNull(tasks[plan.REPORTED - 1]!.actualStart)
    }).timeout(120_000)
  })
}

const durationsOf = ({ tasks }: plan.Plan) => tasks.map(({ id, duration }) => [id, duration])

function rowsOf(tasks: plan.Task[], isMeant: (task: plan.Task) => boolean): number[] {
  return tasks.flatMap((task, index) => (isMeant(task) ? [index + 1] : []))
}
