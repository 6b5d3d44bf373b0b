import { formatMoney } from '#engines/money/money'
import Client from '#commercial/clients/models/client'
import { statementOf, type StatementRow } from './statement.js'
import { REPORT_LABELS as L } from '#commercial/reports/labels'
import type { Report } from '#core/reports/report'

interface Requested {
  clientId: number
  currency: string
  from: string
  to: string
}

/** The account of a client; null when the client is gone. */
export async function statementReport(requested: Requested): Promise<Report | null> {
  const { clientId, currency, from, to } = requested
  const client = await Client.find(clientId)
  if (!client) return null
  const { openingMinor, rows, closingMinor } = await statementOf(clientId, currency, { from, to })
  const money = (minor: number) => formatMoney(minor, currency)
  return {
    title: L.statement,
    facts: [
      { label: L.client, value: client.company ?? client.name },
      { label: L.period, value: `${from} – ${to}` },
      { label: L.currency, value: currency },
    ],
    columns: [
      ...[L.date, L.kind, L.document].map((label) => ({ label })),
      ...[L.debit, L.credit, L.balance].map((label) => ({ label, number: true })),
    ],
    tables: [
      {
        rows: [
          [null, L.opening, null, null, null, money(openingMinor)],
          ...rows.map((row) => movement(row, money)),
          [null, L.closing, null, null, null, money(closingMinor)],
        ],
      },
    ],
  }
}

function movement(row: StatementRow, money: (minor: number) => string) {
  const { on, kind, number, amountMinor, balanceMinor } = row
  return [
    on,
    L[kind],
    number,
    amountMinor >= 0 ? money(amountMinor) : null,
    amountMinor < 0 ? money(-amountMinor) : null,
    money(balanceMinor),
  ]
}
