import { label, ltr, value, type PrintLanguage } from '#engines/pdf/document'
import { html, type SafeHtml } from '#engines/pdf/html'
import { qrCode } from '#engines/pdf/qr_code'
import { RFQ_LABELS as L } from './rfq_labels.js'

interface Attached {
  name: string
  link: string | null
}

/** What goes with the request, each with how its vendor gets it without an account. */
export function attachedFiles(
  files: readonly Attached[],
  language: PrintLanguage
): SafeHtml | null {
  if (!files.length) return null
  const isOpen = files.some(({ link }) => link)
  return html`<h2>${label(L.attached, language)}</h2>
    ${isOpen ? html`<p class="how">${value(L.attachedHow, language)}</p>` : null}
    <table class="files">
      <thead>
        <tr>
          <th>${label(L.file, language)}</th>
          ${isOpen ? html`<th class="center">${label(L.code, language)}</th>` : null}
        </tr>
      </thead>
      <tbody>
        ${files.map((file) => row(file, language))}
      </tbody>
    </table>`
}

function row({ name, link }: Attached, language: PrintLanguage): SafeHtml {
  if (!link)
    return html`<tr>
      <td>${value(name, language)}</td>
    </tr>`
  return html`<tr>
    <td><a href="${link}">${value(name, language)}</a></td>
    <td class="qr-cell">
      ${qrCode(link, name)}
      <div class="qr-label">${ltr(link.split('#')[1])}</div>
    </td>
  </tr>`
}
