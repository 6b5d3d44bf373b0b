import Big from 'big.js'
import { exponentOf } from '#engines/money/money'
import { label, ltr, value, DASH } from '#engines/pdf/document'
import { html, type SafeHtml } from '#engines/pdf/html'
import { money, quantity, unitRate } from '#engines/pdf/print_formats'
import type { SheetLine, TrackingSheetData } from './pdf_data.js'
import type { SheetText } from '#engineering/quotations/stage_plan/sheet_stage'
import { LABELS } from './tracking_sheet_labels.js'

interface Section {
  title: SheetText
  lines: SheetLine[]
}

/** The bill of quantities by section; its head is repeated on every page. */
export function boqTable(data: TrackingSheetData): SafeHtml {
  const { printLanguage: language, showPrices } = data
  const head: { en: string; ar: string }[] = [
    LABELS.lineNo,
    LABELS.description,
    LABELS.unit,
    LABELS.quantity,
  ]
  if (showPrices) head.push(LABELS.unitRate, LABELS.lineTotal)
  const widths = showPrices ? ['9%', '46%', '9%', '11%', '11%', '14%'] : ['9%', '65%', '12%', '14%']
  return html`<table class="boq">
    <colgroup>
      ${widths.map((width) => html`<col style="width:${width}" />`)}
    </colgroup>
    <thead>
      <tr>
        ${head.map(
          (text, index) =>
            html`<th scope="col" class="${index > 2 ? 'number' : ''}">${label(text, language)}</th>`
        )}
      </tr>
    </thead>
    ${sections(data.lines).map((section) => sectionRows(section, data, head.length))}
    ${
      data.lines.length === 0 &&
      html`<tbody>
        <tr>
          <td class="center" colspan="${head.length}">${label(LABELS.none, language)}</td>
        </tr>
      </tbody>`
    }
  </table>`
}

function sectionRows(section: Section, data: TrackingSheetData, columns: number): SafeHtml {
  const { printLanguage: language, showPrices } = data
  const decimals = exponentOf(data.quotation.currency)
  return html`<tbody>
    ${
      section.title &&
      html`<tr class="section">
        <th scope="rowgroup" colspan="${columns}">${value(section.title, language)}</th>
      </tr>`
    }
    ${section.lines.map((line) => lineRow(line, data))}
    ${
      showPrices &&
      section.title &&
      html`<tr class="section-total">
        <td colspan="${columns - 1}">${label(LABELS.sectionTotal, language)}</td>
        <td class="number">${ltr(money(sum(section.lines, decimals), decimals))}</td>
      </tr>`
    }
  </tbody>`
}

function lineRow(line: SheetLine, data: TrackingSheetData): SafeHtml {
  const { printLanguage: language, showPrices } = data
  return html`<tr>
    <td>${ltr(line.number)}</td>
    <td class="description">${description(line, language)}</td>
    <td>${value(line.unit, language)}</td>
    <td class="number">${ltr(quantity(line.quantity))}</td>
    ${
      showPrices &&
      html`<td class="number">${ltr(unitRate(line.unitRate))}</td>
        <td class="number">${ltr(money(line.total, exponentOf(data.quotation.currency)))}</td>`
    }
  </tr>`
}

/** Both descriptions, each on its own line and aligned by its own direction. */
function description(line: SheetLine, language: 'en' | 'ar'): SafeHtml {
  const en = line.description && html`<div dir="auto">${line.description}</div>`
  const ar = line.descriptionAr && html`<div lang="ar" dir="rtl">${line.descriptionAr}</div>`
  if (!en && !ar) return DASH
  return language === 'ar' ? html`${ar}${en}` : html`${en}${ar}`
}

function sections(lines: SheetLine[]): Section[] {
  const found = new Map<string, Section>()
  for (const line of lines) {
    const key = JSON.stringify(line.section)
    const section = found.get(key) ?? { title: line.section, lines: [] }
    section.lines.push(line)
    found.set(key, section)
  }
  return [...found.values()]
}

function sum(lines: SheetLine[], decimals: number): string {
  return lines.reduce((total, line) => total.plus(line.total), new Big(0)).toFixed(decimals)
}
