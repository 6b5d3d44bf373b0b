import { label, value, type PrintLanguage } from './document.js'
import { html, type SafeHtml } from './html.js'
import { gregorianDate, hijriDate } from './print_formats.js'

type Label = { en: string; ar: string }

/** A labelled value of a document's head; `size` is `wide` or `full`. */
export const fieldIn =
  (language: PrintLanguage) =>
  (name: Label, content: SafeHtml, size = '') =>
    html`<div class="field ${size}">
      <dt>${label(name, language)}</dt>
      <dd>${content}</dd>
    </div>`

/** A day in the calendar of trade and in the one of the Kingdom. */
export function bothCalendars(day: string | null, language: PrintLanguage): SafeHtml {
  if (!day) return value(null, language)
  return html`${value(gregorianDate(day, language), language)}
    <span class="second">${value(hijriDate(day, language), language)}</span>`
}
