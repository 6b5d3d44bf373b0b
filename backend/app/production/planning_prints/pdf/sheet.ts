import { printedCompany } from '#core/printing/printed_company'
import { today } from '#core/settings/firm_clock'
import {
  documentHtml,
  isolate,
  label,
  ltr,
  pageNumbers,
  value,
  type PrintLanguage,
} from '#engines/pdf/document'
import { fieldIn } from '#engines/pdf/fields'
import { html, type HtmlValue, type SafeHtml } from '#engines/pdf/html'
import { letterhead } from '#engines/pdf/letterhead'
import { gregorianDate } from '#engines/pdf/print_formats'
import type Project from '#production/projects/project'
import type { Paper } from '../planning_print.js'
import { PLANNING_LABELS as L } from './planning_labels.js'

export type Label = { en: string; ar: string }

const styles = (paper: Paper, more: string) => `
@page { size: ${paper.toUpperCase()} landscape }
${paper === 'a3' ? 'html { font-size: 9.5pt } table { font-size: 9pt }' : ''}
.line { display: block } .mark { color: #b3261e; font-weight: 700 } .soft { color: #5b6b79 }
${more}`

export interface SheetContent {
  title: Label
  project: Project
  paper: Paper
  language: PrintLanguage
  from: string
  to: string
  /** Fields after those of the project and the period. */
  facts: SafeHtml
  body: SafeHtml
  styles?: string
}

/** A landscape document of planning in one language: the firm, the project and the period, then its table. */
export async function planningSheet(content: SheetContent): Promise<string> {
  const { title, project, paper, language, from, to, facts, body } = content
  const field = fieldIn(language)
  const date = (day: string) => value(gregorianDate(day, language), language)
  return documentHtml({
    title: `${title[language]} ${project.code}`,
    ...{ language, alone: true, styles: styles(paper, content.styles ?? '') },
    header: { start: isolate(title[language]), end: isolate(project.code) },
    footer: { start: isolate(project.code), end: pageNumbers(language) },
    body: html`${letterhead(await printedCompany(), language)}
      <div class="title"><h1>${label(title, language)}</h1></div>
      <dl class="fields">
        ${field(L.project, html`${ltr(project.code)} ${inOne({ en: project.name, ar: project.nameAr }, language)}`, 'wide')}
        ${field(L.period, html`${date(from)} – ${date(to)}`)} ${field(L.printedOn, date(today()))}
        ${facts}
      </dl>
      ${body}`,
  })
}

export interface Column {
  name: HtmlValue
  kind?: string
}

export function planningTable(columns: readonly Column[], rows: readonly HtmlValue[][]): SafeHtml {
  const kindOf = (at: number) => columns[at]!.kind ?? ''
  return html`<table class="plan">
    <thead>
      <tr>
        ${columns.map(({ name }, at) => html`<th class="${kindOf(at)}">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (cells) =>
          html`<tr>
            ${cells.map((cell, at) => html`<td class="${kindOf(at)}">${cell}</td>`)}
          </tr>`
      )}
    </tbody>
  </table>`
}

/** Of two languages the one of the print, the other where there is none: nothing hidden stays behind. */
export const inOne = (
  text: string | { en: string; ar: string | null } | null,
  language: PrintLanguage
): SafeHtml =>
  value(text === null || typeof text === 'string' ? text : text[language] || text.en, language)

/** The words of a stored choice. */
export function choice(
  list: readonly { value: string; label: string; labelAr: string }[],
  stored: string
) {
  const found = list.find((one) => one.value === stored)
  return found ? { en: found.label, ar: found.labelAr } : stored
}
