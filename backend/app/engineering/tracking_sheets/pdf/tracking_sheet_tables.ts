import { exponentOf } from '#engines/money/money'
import { label, ltr, value, DASH, type PrintLanguage } from '#engines/pdf/document'
import { html, type HtmlValue, type SafeHtml } from '#engines/pdf/html'
import { decimal, money } from '#engines/pdf/print_formats'
import { TRACKING_STAGES } from '#engineering/enums/tracking_stages'
import { type SheetRevision, type TrackingSheetData } from './pdf_data.js'
import { DECISION_LABELS, LABELS, STAGE_LABELS } from './tracking_sheet_labels.js'
import { dateCell, deviation } from './tracking_sheet_sections.js'

interface Column {
  label: { en: string; ar: string }
  width: string
  align?: 'number' | 'center'
}

/** A plain table with a repeated head; without rows it says that there are none. */
function table(columns: Column[], rows: HtmlValue[][], language: PrintLanguage): SafeHtml {
  const none = html`<tr>
    <td colspan="${columns.length}" class="center">${label(LABELS.none, language)}</td>
  </tr>`
  return html`<table>
    <colgroup>
      ${columns.map((column) => html`<col style="width:${column.width}" />`)}
    </colgroup>
    <thead>
      <tr>
        ${columns.map(
          (column) =>
            html`<th scope="col" class="${column.align ?? ''}">
              ${label(column.label, language)}
            </th>`
        )}
      </tr>
    </thead>
    <tbody>
      ${
        rows.length === 0
          ? none
          : rows.map(
              (cells) =>
                html`<tr>
                  ${cells.map(
                    (cell, index) => html`<td class="${columns[index].align ?? ''}">${cell}</td>`
                  )}
                </tr>`
            )
      }
    </tbody>
  </table>`
}

/** All twelve stages with what is known of each. */
export function stagesTable(data: TrackingSheetData): SafeHtml {
  const { printLanguage: language } = data
  const known = new Map(data.stages.map((stage) => [stage.stage, stage]))
  const columns: Column[] = [
    { label: LABELS.stage, width: '27%' },
    { label: LABELS.planned, width: '11%' },
    { label: LABELS.actual, width: '11%' },
    { label: LABELS.days, width: '8%', align: 'number' },
    { label: LABELS.responsible, width: '19%' },
    { label: LABELS.remark, width: '24%' },
  ]
  const rows = TRACKING_STAGES.map((name) => {
    const stage = known.get(name)
    return [
      label(STAGE_LABELS[name], language),
      dateCell(stage?.plannedOn ?? null),
      dateCell(stage?.actualOn ?? null),
      deviation(stage?.plannedOn ?? null, stage?.actualOn ?? null),
      value(stage?.responsible, language),
      value(stage?.remark, language),
    ]
  })
  return table(columns, rows, language)
}

/** Files of the quotation with their revision. */
export function documentsTable(data: TrackingSheetData): SafeHtml {
  const { printLanguage: language } = data
  const columns: Column[] = [
    { label: LABELS.document, width: '52%' },
    { label: LABELS.category, width: '22%' },
    { label: LABELS.revision, width: '12%' },
    { label: LABELS.date, width: '14%' },
  ]
  const rows = data.documents.map((document) => [
    value(document.name, language),
    value(document.category, language),
    ltr(document.revision),
    dateCell(document.datedOn),
  ])
  return table(columns, rows, language)
}

/** Who decided what, in the order of the steps. */
export function approvalsTable(data: TrackingSheetData): SafeHtml {
  const { printLanguage: language } = data
  const columns: Column[] = [
    { label: LABELS.step, width: '21%' },
    { label: LABELS.name, width: '21%' },
    { label: LABELS.decision, width: '18%' },
    { label: LABELS.date, width: '12%' },
    { label: LABELS.comment, width: '28%' },
  ]
  const rows = data.approvals.map((approval) => [
    value(approval.step, language),
    value(approval.name, language),
    html`<span class="decision ${approval.decision}"
      >${label(DECISION_LABELS[approval.decision], language)}</span
    >`,
    dateCell(approval.decidedOn),
    value(approval.comment, language),
  ])
  return table(columns, rows, language)
}

/** Revisions with the change of price, which is left out where prices are not to be shown. */
export function revisionsTable(data: TrackingSheetData): SafeHtml {
  const { printLanguage: language, showPrices } = data
  const total = ({ total: amount, currency: other }: SheetRevision) => {
    if (!amount) return DASH
    const figure = money(amount, exponentOf(other ?? data.quotation.currency))
    return ltr(other ? `${other} ${figure}` : figure)
  }
  const columns: Column[] = [
    { label: LABELS.revision, width: '11%' },
    { label: LABELS.date, width: '12%' },
    { label: LABELS.author, width: '20%' },
    { label: LABELS.reason, width: showPrices ? '31%' : '57%' },
  ]
  if (showPrices) {
    columns.push({ label: LABELS.total, width: '15%', align: 'number' })
    columns.push({ label: LABELS.priceChange, width: '11%', align: 'number' })
  }
  const rows = data.revisions.map((revision) => [
    ltr(`R${revision.revision}`),
    dateCell(revision.datedOn),
    value(revision.author, language),
    value(revision.reason, language),
    ...(showPrices ? [total(revision), change(revision)] : []),
  ])
  return table(columns, rows, language)
}

function change(revision: SheetRevision): SafeHtml {
  if (revision.priceChange === null) return DASH
  const figure = decimal(revision.priceChange, 1, 2)
  return ltr(figure.startsWith('-') ? figure.replace('-', '−') : `+${figure}`)
}
