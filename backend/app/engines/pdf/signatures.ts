import { label, ltr, value, type BilingualText, type PrintLanguage } from './document.js'
import { html, type SafeHtml } from './html.js'

type Label = { en: string; ar: string }

const L = {
  approvals: { en: 'Approved by', ar: 'اعتمده' },
  step: { en: 'Step', ar: 'الخطوة' },
  name: { en: 'Name', ar: 'الاسم' },
  when: { en: 'Date', ar: 'التاريخ' },
  signature: { en: 'Name, signature, stamp, date', ar: 'الاسم والتوقيع والختم والتاريخ' },
} as const

/** A step of an approval that someone has agreed to. */
export interface PrintedApproval {
  step: Label
  by: BilingualText
  /** 'YYYY-MM-DD' where the firm is, or null. */
  on: string | null
}

/** Who has approved a document, step by step. */
export function approvalTable(
  approvals: readonly PrintedApproval[],
  language: PrintLanguage
): SafeHtml {
  return html`<section class="keep joined">
    <h2>${label(L.approvals, language)}</h2>
    <table>
      <thead>
        <tr>
          ${[L.step, L.name, L.when].map((name) => html`<th>${label(name, language)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${approvals.map(
          ({ step, by, on }) =>
            html`<tr>
              <td>${value(step[language], language)}</td>
              <td>${value(by, language)}</td>
              <td>${ltr(on)}</td>
            </tr>`
        )}
      </tbody>
    </table>
  </section>`
}

/** Room for the hands of the parties. */
export function signatureBoxes(roles: readonly Label[], language: PrintLanguage): SafeHtml {
  return html`<div class="signatures joined">
    ${roles.map(
      (role) =>
        html`<div class="signature">
          <span class="role">${label(role, language)}</span>
          <span class="line">${label(L.signature, language)}</span>
        </div>`
    )}
  </div>`
}
