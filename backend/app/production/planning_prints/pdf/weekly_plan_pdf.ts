import db from '@adonisjs/lucid/services/db'
import { nameIn, userNames } from '#core/base/user_names'
import { DASH, label, ltr, value, type PrintLanguage } from '#engines/pdf/document'
import { fieldIn } from '#engines/pdf/fields'
import { html, type HtmlValue, type SafeHtml } from '#engines/pdf/html'
import { gregorianDate, quantity } from '#engines/pdf/print_formats'
import { MISS_REASONS } from '#production/enums/planning'
import type Project from '#production/projects/project'
import { showWeek } from '#production/weekly_plans/present_plan'
import type { PlanningPrint } from '../planning_print.js'
import { OUTCOME_LABELS, PLANNING_LABELS as L, STATUS_LABELS } from './planning_labels.js'
import { choice, inOne, planningSheet, planningTable } from './sheet.js'

const STYLES = `
.plan .amount { width: 10% } .plan .who { width: 14% } .plan .outcome { width: 8% }
.plan .reason { width: 14% } .plan .open { width: 9% } .plan .comment { width: 18% }`

type Week = Awaited<ReturnType<typeof showWeek>>
type Planned = Week['promises'][number]
type Names = ReadonlyMap<number, string>

export async function weeklyPlanPdf(
  project: Project,
  { paper, language, day }: PlanningPrint,
  abilities: ReadonlySet<string>
): Promise<string> {
  const week = await showWeek({ abilities }, { projectId: project.id, day })
  const people = week.promises.map(({ promisedBy }) => promisedBy)
  const names = await userNames(people, db.connection(), language)
  return planningSheet({
    ...{ title: L.weeklyPlan, project, paper, language, styles: STYLES },
    ...{ from: week.weekOn, to: week.weekEndOn },
    facts: facts(week, language),
    body: week.promises.length
      ? table(week.promises, names, language)
      : html`<p class="title">${label(L.noPromises, language)}</p>`,
  })
}

function facts({ status, made, kept, missed, ppc }: Week, language: PrintLanguage): SafeHtml {
  const field = fieldIn(language)
  const count = (number: number) => ltr(String(number))
  return html`${field(L.status, label(STATUS_LABELS[status], language))}
  ${field(L.made, count(made))} ${field(L.kept, count(kept))} ${field(L.missed, count(missed))}
  ${field(L.ppc, ppc === null ? DASH : ltr(`${Math.round(ppc * 10) / 10}%`))}`
}

function table(promises: readonly Planned[], names: Names, language: PrintLanguage): SafeHtml {
  const columns = [
    { name: label(L.task, language) },
    { name: label(L.promised, language), kind: 'amount number' },
    { name: label(L.promisedBy, language), kind: 'who' },
    { name: label(L.openConstraints, language), kind: 'open' },
    { name: label(L.outcome, language), kind: 'outcome' },
    { name: label(L.reason, language), kind: 'reason' },
    { name: label(L.comment, language), kind: 'comment' },
  ]
  return planningTable(
    columns,
    promises.map((promise) => row(promise, names, language))
  )
}

function row(promise: Planned, names: Names, language: PrintLanguage): HtmlValue[] {
  const { outcome, reason, comment, note, lateMaterialOn: late } = promise
  const amount =
    promise.quantity === null
      ? ltr(promise.percent === null ? null : `${promise.percent}%`)
      : html`${ltr(quantity(promise.quantity))}
        ${promise.unit ? value(promise.unit, language) : null}`
  const material = late
    ? html`<span class="line mark"
        >${label(L.materialLate, language)} ${value(gregorianDate(late, language), language)}</span
      >`
    : null
  return [
    html`${ltr(promise.taskCode)}
    ${inOne({ en: promise.taskName, ar: promise.taskNameAr }, language)}
    ${note ? html`<span class="line soft">${value(note, language)}</span>` : null}`,
    amount,
    value(nameIn(names, promise.promisedBy), language),
    html`${promise.openConstraints ? ltr(String(promise.openConstraints)) : DASH} ${material}`,
    outcome ? label(OUTCOME_LABELS[outcome], language) : DASH,
    reason ? inOne(choice(MISS_REASONS, reason), language) : DASH,
    comment ? value(comment, language) : DASH,
  ]
}
