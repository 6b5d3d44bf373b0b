import db from '@adonisjs/lucid/services/db'
import { formatMoney } from '#engines/money/money'
import type { Report, ReportTable } from '#core/reports/report'
import type { AccountKind, StatementOutcome } from '#procurement/enums/vendor_statements'
import { bridgeOf } from './bridge.js'
import { STATEMENT_LABELS as L } from './labels.js'
import VendorStatement from './models/vendor_statement.js'

/** The comparison of a statement: the bridge between both balances, then every row. Null when it is gone. */
export async function reconciliationFile(asked: { statementId: number }): Promise<Report | null> {
  const one = await VendorStatement.find(asked.statementId)
  if (!one || one.openedOn === null) return null
  return {
    title: L.reconciliation,
    facts: [
      { label: L.vendor, value: one.vendorName },
      { label: L.period, value: `${one.openedOn} – ${one.closedOn}` },
      { label: L.currency, value: one.currency },
      { label: L.file, value: one.fileName },
    ],
    columns: [
      ...[L.status, L.date, L.document, L.kind].map((label) => ({ label })),
      ...[L.theirs, L.ours, L.difference].map((label) => ({ label, number: true })),
      { label: L.explanation },
    ],
    tables: [await bridgeTable(one), await rowsTable(one)],
  }
}

async function bridgeTable(one: VendorStatement): Promise<ReportTable> {
  const money = (minor: number) => formatMoney(minor, one.currency)
  const steps = (await bridgeOf(one.id)).filter(({ differenceMinor }) => differenceMinor !== 0)
  return {
    title: L.bridge,
    rows: [
      [L.theirClosing, one.closedOn, null, null, money(one.closingMinor), null, null, null],
      ...steps.map(({ outcome, count, differenceMinor }) => [
        ...[L[outcome], null, String(count), null, null, null],
        ...[money(-differenceMinor), null],
      ]),
      [L.ourClosing, one.closedOn, null, null, null, money(one.ourClosingMinor), null, null],
    ],
  }
}

async function rowsTable({ id, currency }: VendorStatement): Promise<ReportTable> {
  const rows: any[] = await db
    .from('vendor_statement_items')
    .where('vendor_statement_id', id)
    .orderBy('position')
  const money = (minor: unknown) => (minor === null ? null : formatMoney(Number(minor), currency))
  return {
    title: L.rows,
    rows: rows.map((row) => [
      L[row.outcome as StatementOutcome],
      row.their_on ?? row.our_on,
      row.their_number ?? row.our_number ?? row.their_text,
      row.document_kind === null ? null : L[row.document_kind as AccountKind],
      ...[money(row.their_minor), money(row.our_minor), money(row.difference_minor)],
      row.explanation,
    ]),
  }
}
