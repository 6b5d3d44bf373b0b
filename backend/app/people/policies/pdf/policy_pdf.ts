import { appUrl } from '#config/app'
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
import { letterhead, type PrintedCompany } from '#engines/pdf/letterhead'
import { gregorianDate } from '#engines/pdf/print_formats'
import { qrCode } from '#engines/pdf/qr_code'
import type Policy from '#people/policies/policy'
import type PolicyRevision from '#people/policies/policy_revision'
import { POLICY_LABELS as L } from './policy_labels.js'

const STYLES = `
.text { white-space: pre-line; overflow-wrap: anywhere; widows: 3; line-height: 1.6 }
.text + h2 { break-before: page }
.mark { color: #b3261e; font-size: 9pt }
`

interface PolicyPdfData {
  company: PrintedCompany
  policy: Policy
  said: PolicyRevision
}

/** A revision of a policy as a complete HTML document: the text in the chosen language, then in the other. */
export function policyPdf(data: PolicyPdfData, language: PrintLanguage): string {
  const { company, policy, said } = data
  const other = language === 'en' ? 'ar' : 'en'
  const link = new URL(`/hr/my-policies/${policy.id}`, appUrl).href
  return documentHtml({
    title: `${policy.code} ${titleIn(policy, language)}`,
    language,
    styles: STYLES,
    header: { start: plainLabel(L.title, language), end: isolate(policy.code) },
    footer: { start: isolate(`${policy.code} · ${said.revision}`), end: pageNumbers(language) },
    body: html`${letterhead(company, language, qrCode(link, L.qr[language]))}
      <div class="title">
        <h1>${value({ en: policy.title, ar: policy.titleAr }, language)}</h1>
        ${withdrawn(policy, language)}
      </div>
      ${facts(data, language)} ${text(said, language)}
      <h2 dir="${other === 'ar' ? 'rtl' : 'ltr'}">${titleIn(policy, other)}</h2>
      ${text(said, other)}`,
  })
}

const titleIn = ({ title, titleAr }: Policy, language: PrintLanguage) =>
  language === 'ar' ? titleAr : title

function withdrawn({ withdrawnOn }: Policy, language: PrintLanguage): SafeHtml | null {
  if (withdrawnOn === null) return null
  const on = value(gregorianDate(withdrawnOn, language), language)
  return html`<p class="mark">${label(L.withdrawn, language)} ${on}</p>`
}

function facts({ policy, said }: PolicyPdfData, language: PrintLanguage): SafeHtml {
  const field = (name: { en: string; ar: string }, content: SafeHtml, size = '') =>
    html`<div class="field ${size}">
      <dt>${label(name, language)}</dt>
      <dd>${content}</dd>
    </div>`
  const date = (day: string | null | undefined) =>
    day ? value(gregorianDate(day, language), language) : DASH
  return html`<dl class="fields">
    ${field(L.code, ltr(policy.code))} ${field(L.revision, ltr(String(said.revision)))}
    ${field(L.effective, date(said.effectiveOn))}
    ${field(L.published, date(said.publishedAt?.toISODate()))}
    ${said.changeNote ? field(L.change, value(said.changeNote, language), 'wide') : null}
  </dl>`
}

const text = ({ body, bodyAr }: PolicyRevision, language: PrintLanguage): SafeHtml =>
  html`<div dir="${language === 'ar' ? 'rtl' : 'ltr'}">
    ${prose(language === 'ar' ? bodyAr : body, 'text')}
  </div>`
