import { addDays } from '#core/settings/days'
import { formatMoney } from '#engines/money/money'
import type { Report } from '#core/reports/report'
import Vendor from '#procurement/vendors/models/vendor'
import { STATEMENT_LABELS as L } from './labels.js'
import { accountMoves, owedOn, type Account } from './vendor_account.js'

interface Asked extends Account {
  from: string
  to: string
}

/** Of a very long period the first documents are listed; opening and closing count all. */
const MOST = 5000

/** The account of a vendor in one currency: opening, every document of the period, closing. */
export async function vendorAccount({ from, to, ...account }: Asked) {
  const openingMinor = await owedOn(account, addDays(from, -1))
  const closingMinor = await owedOn(account, to)
  const moves = await accountMoves(account, { from, to })
  let balance = openingMinor
  const rows = moves.slice(0, MOST).map((move) => {
    balance += move.amountMinor
    return { ...move, balanceMinor: balance }
  })
  return { openingMinor, rows, closingMinor }
}

/** The same as a statement of account for the vendor; null when the vendor is gone. */
export async function vendorAccountFile(asked: Asked): Promise<Report | null> {
  const vendor = await Vendor.find(asked.vendorId)
  if (!vendor) return null
  const { openingMinor, rows, closingMinor } = await vendorAccount(asked)
  const money = (minor: number) => formatMoney(minor, asked.currency)
  return {
    title: L.account,
    facts: [
      { label: L.vendor, value: vendor.name },
      { label: L.period, value: `${asked.from} – ${asked.to}` },
      { label: L.currency, value: asked.currency },
    ],
    columns: [
      ...[L.date, L.kind, L.document].map((label) => ({ label })),
      ...[L.paid, L.billed, L.owed].map((label) => ({ label, number: true })),
    ],
    tables: [
      {
        rows: [
          [null, L.openingBalance, null, null, null, money(openingMinor)],
          ...rows.map(({ on, kind, number, amountMinor, balanceMinor }) => [
            ...[on, L[kind], number],
            amountMinor < 0 ? money(-amountMinor) : null,
            amountMinor >= 0 ? money(amountMinor) : null,
            money(balanceMinor),
          ]),
          [null, L.closingBalance, null, null, null, money(closingMinor)],
        ],
      },
    ],
  }
}
