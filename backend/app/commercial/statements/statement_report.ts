import { formatMoney } from '#engines/money/money'
import Client from '#commercial/clients/models/client'
import { statementOf } from './statement.js'
import { REPORT_LABELS as L } from '#commercial/reports/labels'
import type { Report } from '#commercial/reports/report'

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
  const total = (label: typeof L.opening | typeof L.closing, minor: number) => [
    null,
    label,
    null,
    null,
    null,
    money(minor),
  ]
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
          total(L.opening, openingMinor),
          ...rows.map(({ on, kind, number, amountMinor, balanceMinor }) => [
            on,
            L[kind],
            number,
            amountMinor >= 0 ? money(amountMinor) : null,
            amountMinor < 0 ? money(-amountMinor) : null,
            money(balanceMinor),
          ]),
          total(L.closing, closingMinor),
        ],
      },
    ],
  }
}
