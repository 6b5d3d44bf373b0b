import db from '@adonisjs/lucid/services/db'
import { nameIn, userNames } from '#core/base/user_names'
import { addDays } from '#core/settings/days'
import { label, ltr, value, type PrintLanguage } from '#engines/pdf/document'
import { fieldIn } from '#engines/pdf/fields'
import { html, type SafeHtml } from '#engines/pdf/html'
import { gregorianDate, shortDate } from '#engines/pdf/print_formats'
import { CONSTRAINT_KINDS } from '#production/enums/planning'
import { readLookAhead, type LookAheadTask } from '#production/look_ahead/read_look_ahead'
import type Project from '#production/projects/project'
import type { PlanningPrint } from '../planning_print.js'
import { PLANNING_LABELS as L, SHOWN_LABELS } from './planning_labels.js'
import { choice, inOne, planningSheet, planningTable } from './sheet.js'

const WEEKS = 6
/** More are for a file, not for a sheet of paper. */
const MOST_ROWS = 2000
const STYLES = `
.plan .dates { width: 8.5% } .plan .week { width: 5.4%; padding-inline: 0 } .plan .state { width: 7% }
.plan th.week { text-align: center } .plan .hold { width: 30% }
.strip { display: flex; height: 3mm } .strip i { flex: 1; border-inline-end: .2pt solid #e3e9ee }
.strip i.on { background: #1d5f9e } .strip i.late { background: #b3261e }`

type Week = { startOn: string; endOn: string }
type Names = ReadonlyMap<number, string>

export async function lookAheadPdf(
  project: Project,
  { paper, language, day, state }: PlanningPrint & { kind: 'look_ahead' },
  abilities: ReadonlySet<string>
): Promise<string> {
  const { weeks, tasks } = await readLookAhead(
    { abilities },
    { projectId: project.id, from: day, weeks: WEEKS, state: state ?? undefined },
    { start: 0, end: MOST_ROWS }
  )
  const owners = tasks.flatMap(({ constraints }) => constraints.map(({ ownerId }) => ownerId))
  const names = await userNames(owners, db.connection(), language)
  const shown = label(SHOWN_LABELS[state ?? 'all'], language)
  return planningSheet({
    ...{ title: L.lookAhead, project, paper, language, styles: STYLES },
    ...{ from: weeks[0]!.startOn, to: weeks.at(-1)!.endOn },
    facts: fieldIn(language)(L.shown, shown),
    body: tasks.length
      ? table({ weeks, tasks, names }, language)
      : html`<p class="title">${label(L.noTasks, language)}</p>`,
  })
}

interface Shown {
  weeks: Week[]
  tasks: LookAheadTask[]
  names: Names
}

function table({ weeks, tasks, names }: Shown, language: PrintLanguage): SafeHtml {
  const columns = [
    { name: label(L.task, language) },
    { name: label(L.days, language), kind: 'dates' },
    ...weeks.map(({ startOn }) => ({ name: ltr(shortDate(startOn).slice(5)), kind: 'week' })),
    { name: label(L.constraints, language), kind: 'hold' },
    { name: label(L.state, language), kind: 'state' },
  ]
  const rows = tasks.map((task) => [
    taskCell(task, language),
    html`${ltr(shortDate(task.startOn))} – ${ltr(shortDate(task.finishOn))}`,
    ...weeks.map((week) => strip(task, week)),
    constraintsCell(task, names, language),
    stateCell(task, language),
  ])
  return planningTable(columns, rows)
}

function taskCell(task: LookAheadTask, language: PrintLanguage): SafeHtml {
  const marks = [
    ...(task.isMilestone ? [L.milestone] : []),
    ...(task.isCritical ? [L.critical] : []),
  ]
  return html`${ltr(task.code)} ${inOne({ en: task.name, ar: task.nameAr }, language)}
    <span class="line soft"
      >${ltr(`${task.percentComplete}%`)}
      ${marks.map((mark) => html` · ${label(mark, language)}`)}</span
    >`
}

/** The seven days of a week; those on which the task runs are filled. */
function strip({ startOn, finishOn, isLate }: LookAheadTask, { startOn: first }: Week): SafeHtml {
  const days = Array.from({ length: 7 }, (_, at) => addDays(first, at))
  const isOn = (day: string) => startOn <= day && day <= finishOn
  return html`<div class="strip">
    ${days.map((day) => html`<i class="${isOn(day) ? (isLate ? 'on late' : 'on') : ''}"></i>`)}
  </div>`
}

function constraintsCell(task: LookAheadTask, names: Names, language: PrintLanguage): SafeHtml {
  const lines = task.constraints.map((one) => {
    const words = inOne({ en: one.description, ar: one.descriptionAr }, language)
    const due = one.neededOn
      ? html`, ${label(L.neededBy, language)} ${ltr(shortDate(one.neededOn))}`
      : null
    const state = one.isOverdue
      ? html`<span class="mark">${label(L.overdue, language)}</span>`
      : label(L.open, language)
    return html`<span class="line"
      >${inOne(choice(CONSTRAINT_KINDS, one.kind), language)}: ${words} ·
      ${label(L.owner, language)}: ${value(nameIn(names, one.ownerId), language)}${due} ·
      ${state}</span
    >`
  })
  const { lateMaterialOn: late } = task
  const material = late
    ? html`<span class="line mark"
        >${label(L.materialLate, language)} ${value(gregorianDate(late, language), language)}</span
      >`
    : null
  return html`${lines} ${material}`
}

function stateCell(task: LookAheadTask, language: PrintLanguage): SafeHtml {
  return html`${label(task.isReady ? L.ready : L.notReady, language)}
  ${task.isLate ? html`<span class="line mark">${label(L.late, language)}</span>` : null}`
}
