import { formatDecimal4 } from '#engines/money/money'
import { label, ltr, value, type PrintLanguage } from '#engines/pdf/document'
import { html, type SafeHtml } from '#engines/pdf/html'
import { quantity } from '#engines/pdf/print_formats'
import { ORDER_LABELS as L } from './pdf_labels.js'

type Label = { en: string; ar: string }

interface Goods {
  description: string
  descriptionAr: string | null
  quantityE4: number
  unit: string | null
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
  language: PrintLanguage
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
            <td>${value({ en: line.description, ar: line.descriptionAr }, language)}</td>
            <td class="number">${ltr(quantity(formatDecimal4(line.quantityE4)))}</td>
            <td>${value(units.get(line.unit ?? '') ?? line.unit, language)}</td>
            ${columns.map((column) => cell(line, column))}
          </tr>`
      )}
    </tbody>
  </table>`
}
