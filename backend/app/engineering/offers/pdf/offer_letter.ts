import { prose, type PrintLanguage } from '#engines/pdf/document'
import { html, type SafeHtml } from '#engines/pdf/html'
import { amount, gregorianDate } from '#engines/pdf/print_formats'
import type { OfferData } from './offer_data.js'

/** The cover letter in both languages, the print language first. */
export function coverLetter(data: OfferData, language: PrintLanguage): SafeHtml {
  const order = language === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const)
  return html`<section class="letter">
    ${order.map(
      (lang) => html`<div lang="${lang}">${prose(letterIn(data, lang), 'paragraphs')}</div>`
    )}
  </section>`
}

/** What its author wrote, or the usual words. */
export function letterIn(data: OfferData, language: PrintLanguage): string {
  const written = data.letter[language]?.trim()
  return written || (language === 'ar' ? inArabic(data) : inEnglish(data))
}

const priceOf = ({ currency, total }: OfferData) => `${currency} ${amount(total)}`

function inEnglish(data: OfferData): string {
  const { validUntilOn, project } = data
  const until = validUntilOn
    ? ` The offer is valid until ${gregorianDate(validUntilOn, 'en')}.`
    : ''
  return [
    'Dear Sirs,',
    `Thank you for your enquiry. We are pleased to submit our offer for ${project.en}, as set out in the bill of quantities and the terms below, for a total of ${priceOf(data)} including VAT.${until}`,
    'We are at your disposal for any clarification and look forward to working with you.',
    'Yours faithfully,',
  ].join('\n\n')
}

function inArabic(data: OfferData): string {
  const { validUntilOn, project, client } = data
  const until = validUntilOn ? ` ويسري هذا العرض حتى ${gregorianDate(validUntilOn, 'ar')}.` : ''
  return [
    client ? `السادة/ ${client} المحترمين` : 'السادة المحترمين',
    `السلام عليكم ورحمة الله وبركاته، وبعد: نشكركم على طلبكم، ويسرنا أن نتقدم إليكم بعرضنا لمشروع ${project.ar || project.en} وفق جدول الكميات والشروط الواردة أدناه، بإجمالي قدره ${priceOf(data)} شاملاً ضريبة القيمة المضافة.${until}`,
    'ونحن على استعداد لتقديم أي إيضاح، ونتطلع إلى العمل معكم.',
    'وتفضلوا بقبول فائق الاحترام والتقدير،',
  ].join('\n\n')
}
