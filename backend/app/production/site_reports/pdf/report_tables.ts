import { label, ltr, value, type PrintLanguage } from '#engines/pdf/document'
import { html, type HtmlValue, type SafeHtml } from '#engines/pdf/html'
import { quantity } from '#engines/pdf/print_formats'
import { formatDecimal4 } from '#engines/money/money'
import { SITE_BLOCKERS, SITE_TRADES } from '#production/enums/site_reports'
import type { SiteReportWork } from '#production/site_reports/site_report_rows'
import type { ReportPdfData } from './pdf_data.js'
import { REPORT_LABELS as L } from './report_labels.js'

type Label = { en: string; ar: string }
type Column = [name: Label, kind?: 'number']

/** The words of a stored choice. */
export function choice(
  list: readonly { value: string; label: string; labelAr: string }[],
  stored: string
) {
  const found = list.find((one) => one.value === stored)
  return found ? { en: found.label, ar: found.labelAr } : stored
}

const hours = (e4: number) => ltr(quantity(formatDecimal4(e4)))

/** Rows under their heading; nothing where there are none. */
function part(
  title: Label,
  columns: Column[],
  rows: HtmlValue[][],
  language: PrintLanguage
): SafeHtml | null {
  if (!rows.length) return null
  return html`<h2>${label(title, language)}</h2>
    <table>
      <thead>
        <tr>
          ${columns.map(
            ([name, kind]) => html`<th class="${kind ?? ''}">${label(name, language)}</th>`
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell, at) => html`<td class="${columns[at]![1] ?? ''}">${cell}</td>`)}
            </tr>`
        )}
      </tbody>
    </table>`
}

export function works({ report, tasks, materials }: ReportPdfData, language: PrintLanguage) {
  const quantityOf = ({ quantityE4, unit, materialId }: SiteReportWork) => {
    if (quantityE4 === null) return null
    const material = materials.get(materialId ?? 0)
    const amount = html`${hours(quantityE4)} ${unit ? value(unit, language) : null}`
    if (!material) return amount
    return html`${amount} ${value({ en: material.name, ar: material.name_ar }, language)}`
  }
  const rows = report.works.map((work) => [
    taskName(tasks.get(work.taskId), language),
    ltr(`${work.percentBp / 100}%`),
    quantityOf(work),
    value(work.note, language),
  ])
  const columns: Column[] = [[L.task], [L.percent, 'number'], [L.quantity, 'number'], [L.note]]
  return part(L.works, columns, rows, language)
}

type Task = ReportPdfData['tasks'] extends Map<number, infer Row> ? Row : never

const taskName = (task: Task | undefined, language: PrintLanguage) =>
  task
    ? html`${ltr(task.code)} ${value({ en: task.name, ar: task.name_ar }, language)}`
    : value(null, language)

export function crews({ report }: ReportPdfData, language: PrintLanguage) {
  const rows: HtmlValue[][] = report.crews.map(({ trade, headcount, hoursE4 }) => [
    value(choice(SITE_TRADES, trade), language),
    ltr(String(headcount)),
    hours(hoursE4),
  ])
  if (rows.length)
    rows.push([
      html`<strong>${label(L.total, language)}</strong>`,
      ltr(String(report.headcount)),
      hours(report.workHoursE4),
    ])
  const columns: Column[] = [[L.trade], [L.people, 'number'], [L.hours, 'number']]
  return part(L.crews, columns, rows, language)
}

export function equipment({ report }: ReportPdfData, language: PrintLanguage) {
  const rows = report.equipment.map(({ name, count, hoursE4 }) => [
    value(name, language),
    ltr(String(count)),
    hours(hoursE4),
  ])
  return part(L.equipment, [[L.equipment], [L.count, 'number'], [L.used, 'number']], rows, language)
}

export function blockers({ report, tasks }: ReportPdfData, language: PrintLanguage) {
  const rows = report.blockers.map(({ reason, taskId, details }) => [
    value(choice(SITE_BLOCKERS, reason), language),
    taskName(tasks.get(taskId ?? 0), language),
    value(details, language),
  ])
  return part(L.blockers, [[L.cause], [L.task], [L.details]], rows, language)
}
