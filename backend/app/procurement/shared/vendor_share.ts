import { appUrl } from '#config/app'
import { setting } from '#core/settings/settings'
import { ltr, label, type PrintLanguage } from '#engines/pdf/document'
import { html, type SafeHtml } from '#engines/pdf/html'
import { qrCode } from '#engines/pdf/qr_code'

/** Setting `orderShareDays`: how long a vendor can open a PDF from the code on it. */
const DAYS = 90
const MOST_DOWNLOADS = 50

/** What holds for what a vendor opens by a code. */
export const vendorShareLimits = (vendorName: string) => ({
  expiresInHours: setting('orderShareDays', DAYS) * 24,
  maxDownloads: MOST_DOWNLOADS,
  recipient: vendorName.slice(0, 200),
})

/** Behind the #, so that the code reaches no log of a server on the way. */
export const shareLink = (code: string) => new URL(`/encryption-code#${code}`, appUrl).href

/** What someone without an account opens from a paper, as a picture and as the code below it. */
export function shareCode(
  link: string,
  name: { en: string; ar: string },
  language: PrintLanguage
): SafeHtml {
  return html`${qrCode(link, name[language])}
    <div class="qr-label">${label(name, language)}</div>
    <div class="qr-label">${ltr(link.split('#')[1])}</div>`
}

/** Rules for documents with such a code. */
export const SHARE_CODE_STYLES =
  // a reader needs four blank modules around the code
  `.qr-label { font-size: 6pt; text-align: center; white-space: nowrap }
.qr:has(+ .qr-label) { display: flex; justify-content: center }
.qr + .qr-label { margin-block-start: 2mm }`
