import {
  DASH,
  documentHtml,
  isolate,
  label,
  ltr,
  pageNumbers,
  plainLabel,
  prose,
  value,
  type PrintLanguage,
} from '#engines/pdf/document'
import { html, type SafeHtml } from '#engines/pdf/html'
import { letterhead } from '#engines/pdf/letterhead'
import { gregorianDate } from '#engines/pdf/print_formats'
import { qrCode } from '#engines/pdf/qr_code'
import { addDays } from '#core/settings/days'
import type { ClaimPdfData, PrintedDelay } from './claim_data.js'
import { CLAIM_LABELS as L } from './claim_labels.js'

const STYLES = `
.signatures { margin-block-start: 8mm }
.conditions { white-space: pre-line; overflow-wrap: anywhere; widows: 3 }
.mark { color: #b3261e; font-size: 9pt }
.method bdi { display: block } .method { font-size: 7.5pt; margin-block: 2mm }
.task { display: block }
th.period { width: 27mm } th.cause { width: 27mm } th.notice { width: 29mm } th.work { width: 42mm }
`

type Label = { en: string; ar: string }

/**
 * A claim for extension of time as a complete HTML document, both languages beside each other: pure, so
 * the same data always gives the same document.
 */
export function claimPdf(data: ClaimPdfData, language: PrintLanguage): string {
  const { claim, company } = data
  return documentHtml({
    title: `${L.title[language]} ${claim.number}`,
    language,
    styles: STYLES,
    header: { start: plainLabel(L.title, language), end: isolate(claim.number) },
    footer: { start: isolate(claim.number), end: pageNumbers(language) },
    body: html`${letterhead(company, language, qrCode(data.link, L.qr[language]))}
      <div class="title">
        <h1>${label(L.title, language)} ${ltr(claim.number)}</h1>
        ${claim.status === 'withdrawn' ? html`<p class="mark">${label(L.withdrawn, language)}</p>` : null}
      </div>
      ${facts(data, language)} ${statement(data, language)}
      <h2>${label(L.delays, language)}</h2>
      ${delayTable(data.delays, language)} ${impact(data, language)} ${evidence(data, language)}
      ${signatures(language)}`,
  })
}

const dateIn = (language: PrintLanguage) => (day: string | null) =>
  day ? value(gregorianDate(day, language), language) : DASH

const fieldIn =
  (language: PrintLanguage) =>
  (name: Label, content: SafeHtml, size = '') =>
    html`<div class="field ${size}">
      <dt>${label(name, language)}</dt>
      <dd>${content}</dd>
    </div>`

function facts(data: ClaimPdfData, language: PrintLanguage): SafeHtml {
  const { claim, project } = data
  const field = fieldIn(language)
  const date = dateIn(language)
  const text = (content: Parameters<typeof value>[0]) => value(content, language)
  const finish = project.plannedFinishOn
  return html`<dl class="fields">
    ${field(L.project, html`${ltr(project.code)} ${text({ en: project.name, ar: project.nameAr })}`, 'wide')}
    ${field(L.client, text(project.clientName), 'wide')}
    ${field(L.consultant, text(project.consultant), 'wide')}
    ${field(L.mainContractor, text(project.mainContractor), 'wide')}
    ${field(L.contract, text(data.contract))} ${field(L.date, date(data.claimedOn))}
    ${field(L.start, date(project.plannedStartOn))} ${field(L.completion, date(finish))}
    ${field(L.noticePeriod, ltr(String(data.noticeDays)))}
    ${field(L.claimed, ltr(String(claim.claimedDays)))}
    ${field(L.revised, date(finish && addDays(finish, data.daysBefore + claim.claimedDays)))}
  </dl>`
}

function statement({ claim }: ClaimPdfData, language: PrintLanguage): SafeHtml | null {
  if (!claim.statement) return null
  return html`<h2>${label(L.statement, language)}</h2>
    ${prose(claim.statement, 'conditions')}`
}

function delayTable(delays: readonly PrintedDelay[], language: PrintLanguage): SafeHtml {
  const columns: [Label, string][] = [
    [L.event, ''],
    [L.dates, 'period'],
    [L.cause, 'cause'],
    [L.notice, 'notice'],
    [L.tasks, 'work'],
  ]
  return html`<table>
    <thead>
      <tr>
        ${columns.map(([name, kind]) => html`<th class="${kind}">${label(name, language)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${delays.map((delay) => delayRow(delay, language))}
    </tbody>
  </table>`
}

function delayRow(delay: PrintedDelay, language: PrintLanguage): SafeHtml {
  const date = dateIn(language)
  const text = (content: Parameters<typeof value>[0]) => value(content, language)
  const { noticeOn, noticeReference, lastOn } = delay
  return html`<tr>
    <td>${ltr(delay.number)}<span class="task">${text(delay.title)}</span></td>
    <td>${date(delay.firstOn)} – ${lastOn ? date(lastOn) : label(L.ongoing, language)}</td>
    <td>${text(delay.cause)}<span class="task">${text(delay.responsible)}</span></td>
    <td>
      ${noticeOn ? date(noticeOn) : label(L.none, language)}
      ${noticeReference ? html`<span class="task">${ltr(noticeReference)}</span>` : null}
    </td>
    <td>
      ${delay.tasks.map(
        ({ code, name, days }) =>
          html`<span class="task">${ltr(code)} ${text(name)}: ${ltr(days)}</span>`
      )}
    </td>
  </tr>`
}

function impact({ claim }: ClaimPdfData, language: PrintLanguage): SafeHtml | null {
  const { base, impact: found } = claim.computed
  if (!found) return null
  const field = fieldIn(language)
  const date = dateIn(language)
  const days = (of: { days: number }) => ltr(String(of.days))
  const plan =
    base.kind === 'baseline' ? value(base.name, language) : label(L.currentPlan, language)
  return html`<section class="keep">
    <h2>${label(L.impact, language)}</h2>
    <dl class="fields">
      ${field(L.base, html`${plan} ${base.takenOn ? date(base.takenOn) : null}`, 'wide')}
      ${field(L.before, date(found.finishBeforeOn))} ${field(L.after, date(found.finishAfterOn))}
      ${field(L.critical, days(found.critical))} ${field(L.excusable, days(found.excusable))}
      ${field(L.compensable, days(found.compensable))}
    </dl>
    <div class="method">${value(L.method, language)}</div>
  </section>`
}

function evidence({ delays }: ClaimPdfData, language: PrintLanguage): SafeHtml | null {
  const rows = delays.flatMap(({ number, files }) => files.map((name) => ({ number, name })))
  if (!rows.length) return null
  return html`<h2>${label(L.evidence, language)}</h2>
    <table>
      <thead>
        <tr>
          <th class="period">${label(L.event, language)}</th>
          <th>${label(L.file, language)}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ number, name }) =>
            html`<tr>
              <td>${ltr(number)}</td>
              <td>${value(name, language)}</td>
            </tr>`
        )}
      </tbody>
    </table>`
}

function signatures(language: PrintLanguage): SafeHtml {
  const box = (role: Label) =>
    html`<div class="signature">
      <span class="role">${label(role, language)}</span>
      <span class="line">${label(L.signature, language)}</span>
    </div>`
  return html`<div class="signatures joined">${box(L.forContractor)} ${box(L.forEngineer)}</div>`
}
