import { documentHtml, label, ltr, value, type PrintLanguage } from '#engines/pdf/document'
import { html, type SafeHtml } from '#engines/pdf/html'
import { gregorianDate } from '#engines/pdf/print_formats'
import { formatDay, dayOf, type Moment } from '#engines/scheduling/moment'
import type { ChartData, ChartRow } from './chart_data_types.js'
import { pagesOf, sheetOf, type Page } from './geometry.js'
import { LABELS } from './labels.js'
import { legend } from './legend.js'
import { loadNames } from './loads.js'
import { sheetStyles } from './sheet_styles.js'
import { timeline } from './timeline.js'

/**
 * The Gantt chart of a project as pages in rows and time. Labels stand in both languages; in Arabic the
 * table stands on the right, and time runs from left to right as in every chart.
 */
export function ganttSheets(data: ChartData): string {
  const { language, paper, project } = data
  const sheet = sheetOf(paper, data.loads.length)
  const { pages } = pagesOf(sheet, data.axis, data.rows.length)
  return documentHtml({
    title: `${LABELS.title[language]} – ${project.code}`,
    language,
    styles: sheetStyles(paper, sheet),
    body: html`${pages.map(
      (page) =>
        html`<section class="sheet">
          ${head(data, page, pages.length)}
          <div class="body">${table(data, page)}${timeline(data, sheet, page)}</div>
          ${legend(data)}
        </section>`
    )}`,
  })
}

function head(data: ChartData, page: Page, count: number): SafeHtml {
  const { company, project, language, printedAt, dataDate, finish } = data
  const facts: [keyof typeof LABELS, SafeHtml][] = [
    ['dataDate', dateOf(dataDate, language)],
    ['finish', dateOf(finish, language)],
    ['printed', ltr(printedAt)],
    ['sheet', ltr(`${page.number} / ${count}`)],
  ]
  return html`<header class="head">
    ${company.logo && html`<img class="logo" src="${company.logo}" alt="${company.nameEn}" />`}
    <div class="firm">
      <p><bdi dir="ltr">${company.nameEn}</bdi></p>
      <p><bdi dir="rtl">${company.nameAr}</bdi></p>
    </div>
    <h1>
      ${label(LABELS.title, language)}
      <span class="project"
        >${ltr(project.code)} – ${value({ en: project.name, ar: project.nameAr }, language)}</span
      >
    </h1>
    <dl class="facts">
      ${facts.map(
        ([name, fact]) =>
          html`<dt>${label(LABELS[name], language)}</dt>
            <dd>${fact}</dd>`
      )}
    </dl>
  </header>`
}

const dateOf = (moment: Moment | null, language: PrintLanguage) =>
  moment === null
    ? value(null, language)
    : value(gregorianDate(formatDay(dayOf(moment)), language), language)

const COLUMNS = ['wbs', 'code', 'name', 'days', 'start', 'finish', 'float'] as const

function table(data: ChartData, page: Page): SafeHtml {
  const { rows, language } = data
  return html`<div class="table">
    <div class="line top">
      ${COLUMNS.map((column) => html`<span>${label(LABELS[column], language)}</span>`)}
    </div>
    ${rows.slice(...page.rows).map((row) => line(row, language))} ${loadNames(data)}
  </div>`
}

function line(row: ChartRow, language: PrintLanguage): SafeHtml {
  const { span, kind, level, isCritical, wbs, code, name, nameAr, days, floatDays } = row
  const classes = ['line', kind, `level-${Math.min(4, level)}`, isCritical && 'critical']
  const indent = html`padding-inline-start:${Math.min(6, level - 1) * 2.5 + 0.8}mm`
  const day = (moment: Moment | undefined) =>
    ltr(moment === undefined ? null : formatDay(dayOf(moment)))
  return html`<div class="${classes.filter(Boolean).join(' ')}">
    <span>${ltr(wbs)}</span><span>${ltr(code)}</span>
    <span style="${indent}">${value({ en: name, ar: nameAr }, language)}</span>
    <span>${days === null ? null : ltr(daysText(days))}</span>
    <span>${day(span?.[0])}</span><span>${day(span?.[1])}</span>
    <span>${floatDays === null ? null : ltr(daysText(floatDays))}</span>
  </div>`
}

const daysText = (days: number) => String(Math.round(days * 10) / 10)
