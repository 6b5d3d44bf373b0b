import Big from 'big.js'
import { exponentOf, formatScaled, parseDecimal } from '#engines/money/money'
import { outlineOf, sectionSums } from '#engines/outline/outline'
import { label, ltr, value, DASH } from '#engines/pdf/document'
import { html, type SafeHtml } from '#engines/pdf/html'
import { money, quantity, unitRate } from '#engines/pdf/print_formats'
import type { SheetLine, TrackingSheetData } from './pdf_data.js'
import type { SheetText } from '#engineering/quotations/stage_plan/sheet_stage'
import { LABELS } from './tracking_sheet_labels.js'

/**
 * The bill of quantities section by section, sections in sections with their ordinals and sums; what
 * does not count follows. Its head is repeated on every page.
 */
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
    <tbody>
      ${countedRows(data, head.length)}
    </tbody>
    ${optionGroups(data.lines).map((group) => groupRows(group, data, head.length))}
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

const isCounted = ({ section }: SheetLine) => section === null || typeof section === 'string'

/** The tree of what counts; a section that only holds options is left out. */
function countedRows(data: TrackingSheetData, columns: number): SafeHtml[] {
  const { lines, printLanguage: language, quotation } = data
  const decimals = exponentOf(quotation.currency)
  const outline = outlineOf(lines.map(({ path }) => path))
  const minor = (line: SheetLine) => (isCounted(line) ? parseDecimal(line.total, decimals) : 0n)
  const sums = sectionSums(outline, (index) => (data.showPrices ? minor(lines[index]!) : 0n))
  const filled = sectionSums(outline, (index) => (isCounted(lines[index]!) ? 1n : 0n))
  const places = new Map(outline.sections.map((section, at) => [section, at]))
  return outline.rows.flatMap((row): SafeHtml[] => {
    if (row.kind === 'line') {
      const line = lines[row.index]!
      return isCounted(line) ? [lineRow(line, data)] : []
    }
    const { title, ordinal } = row.section
    const at = places.get(row.section)!
    if (!title || filled[at] === 0n) return []
    if (row.kind === 'section')
      return [titleRow(html`${ltr(ordinal)} ${value(title, language)}`, columns)]
    const sum = formatScaled(sums[at]!, decimals)
    return data.showPrices ? [sumRow(html`${ltr(ordinal)}`, sum, data, columns)] : []
  })
}

interface OptionGroup {
  title: SheetText
  lines: SheetLine[]
}

function groupRows({ title, lines }: OptionGroup, data: TrackingSheetData, columns: number) {
  const decimals = exponentOf(data.quotation.currency)
  const sum = lines.reduce((total, line) => total.plus(line.total), new Big(0)).toFixed(decimals)
  return html`<tbody>
    ${titleRow(value(title, data.printLanguage), columns)}
    ${lines.map((line) => lineRow(line, data))}
    ${data.showPrices && sumRow(null, sum, data, columns)}
  </tbody>`
}

const titleRow = (title: SafeHtml | string, columns: number) =>
  html`<tr class="section">
    <th scope="rowgroup" colspan="${columns}">${title}</th>
  </tr>`

function sumRow(
  ordinal: SafeHtml | null,
  sum: string,
  { printLanguage: language, quotation }: TrackingSheetData,
  columns: number
) {
  return html`<tr class="section-total">
    <td colspan="${columns - 1}">${label(LABELS.sectionTotal, language)} ${ordinal}</td>
    <td class="number">${ltr(money(sum, exponentOf(quotation.currency)))}</td>
  </tr>`
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

/** What is offered beside the price, by how it is. */
function optionGroups(lines: SheetLine[]): OptionGroup[] {
  const found = new Map<string, OptionGroup>()
  for (const line of lines.filter((one) => !isCounted(one))) {
    const key = JSON.stringify(line.section)
    const group = found.get(key) ?? { title: line.section, lines: [] }
    group.lines.push(line)
    found.set(key, group)
  }
  return [...found.values()]
}
