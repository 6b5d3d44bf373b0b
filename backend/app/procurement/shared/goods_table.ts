import db from '@adonisjs/lucid/services/db'
import { inPortions } from '#core/database/in_portions'
import { formatDecimal4 } from '#engines/money/money'
import { label, ltr, value, type PrintLanguage } from '#engines/pdf/document'
import { html, type SafeHtml } from '#engines/pdf/html'
import { gregorianDate, quantity } from '#engines/pdf/print_formats'
import { ORDER_LABELS as L } from './pdf_labels.js'

type Label = { en: string; ar: string }

interface Goods {
  description: string
  descriptionAr: string | null
  quantityE4: number
  unit: string | null
  materialId?: number | null
  needByOn?: string | null
  promisedOn?: string | null
}

/** A column behind the goods themselves; without `cell` it is left to be written in by hand. */
export interface GoodsColumn<Line> {
  label: Label
  kind: string
  cell?: (line: Line) => SafeHtml
}

/** What is bought: number, description, quantity, unit, and what a document says of each beside. */
export function goodsTable<Line extends Goods>(
  lines: Line[],
  units: Map<string, Label>,
  columns: GoodsColumn<Line>[],
  language: PrintLanguage,
  codes: ReadonlyMap<number, string> = new Map()
): SafeHtml {
  const head = (name: Label, kind: string) =>
    html`<th class="${kind}">${label(name, language)}</th>`
  const cell = (line: Line, column: GoodsColumn<Line>) =>
    column.cell ? html`<td class="number">${column.cell(line)}</td>` : html`<td class="open"></td>`
  return html`<table>
    <thead>
      <tr>
        ${head(L.position, 'position')} ${head(L.description, '')}
        ${head(L.quantity, 'quantity number')} ${head(L.unit, 'unit')}
        ${columns.map((column) => head(column.label, `${column.kind} number`))}
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        (line, i) =>
          html`<tr>
            <td>${ltr(String(i + 1))}</td>
            <td>${goods(line, codes, language)}</td>
            <td class="number">${ltr(quantity(formatDecimal4(line.quantityE4)))}</td>
            <td>${value(units.get(line.unit ?? '') ?? line.unit, language)}</td>
            ${columns.map((column) => cell(line, column))}
          </tr>`
      )}
    </tbody>
  </table>`
}

const day = (on: string, language: PrintLanguage) => value(gregorianDate(on, language), language)

/** What a line is called; below it the code of its item and its days, as far as it has any. */
function goods(line: Goods, codes: ReadonlyMap<number, string>, language: PrintLanguage): SafeHtml {
  const code = codes.get(line.materialId ?? 0)
  const facts = [
    code && html`${label(L.itemCode, language)} ${ltr(code)}`,
    line.needByOn && html`${label(L.needBy, language)} ${day(line.needByOn, language)}`,
    line.promisedOn && html`${label(L.promised, language)} ${day(line.promisedOn, language)}`,
  ].filter(Boolean)
  return html`${value({ en: line.description, ar: line.descriptionAr }, language)}
  ${facts.map((fact) => html`<div class="fact second">${fact}</div>`)}`
}

/** The codes of what lines are of, read at once. */
export async function materialCodes(
  lines: readonly { materialId: number | null }[]
): Promise<Map<number, string>> {
  const ids = [...new Set(lines.flatMap(({ materialId }) => materialId ?? []))]
  const rows = await inPortions(ids, (some) =>
    db.from('materials').whereIn('id', some).select('id', 'code')
  )
  return new Map(rows.map(({ id, code }) => [id, code]))
}
