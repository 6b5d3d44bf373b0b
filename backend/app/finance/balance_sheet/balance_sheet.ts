import { accountSums, closingOf, type AccountSums } from '#finance/ledger/account_sums'

export const BALANCE_TYPES = [
  'current_asset',
  'fixed_asset',
  'current_liability',
  'long_term_liability',
  'equity',
] as const
export type BalanceType = (typeof BALANCE_TYPES)[number]
const ASSETS: readonly string[] = ['current_asset', 'fixed_asset']

export interface BalanceRow {
  /** Null of results that no one has carried into an account: of this year, or of earlier ones. */
  account: Pick<AccountSums, 'id' | 'code' | 'name' | 'nameAr'> | null
  result: 'year' | 'earlier' | null
  amountMinor: number
  comparedMinor: number | null
}

export interface BalanceSection {
  type: BalanceType
  rows: BalanceRow[]
  amountMinor: number
  comparedMinor: number | null
}

/**
 * What the firm has, owes and is worth in the evening of a day, compared with that of another. Assets above zero;
 * liabilities and equity above zero on their side. The result of the year until then, and of years before it, is part
 * of equity, so that both sides are equal on every day.
 */
export async function balanceSheet(asOf: string, comparedOn: string | null) {
  const now = await sheetOf(asOf)
  const before = comparedOn ? await sheetOf(comparedOn) : null
  const sections = BALANCE_TYPES.map((type) => section(type, now, before))
  const side = (assets: boolean) => {
    const parts = sections.filter(({ type }) => ASSETS.includes(type) === assets)
    const sum = (of: (part: BalanceSection) => number) =>
      parts.reduce((all, one) => all + of(one), 0)
    const compared = before ? sum(({ comparedMinor }) => comparedMinor ?? 0) : null
    return { amountMinor: sum(({ amountMinor }) => amountMinor), comparedMinor: compared }
  }
  return { sections, assets: side(true), claims: side(false) }
}

/** Amounts of one evening by row. */
type Sheet = Map<string, { type: BalanceType; row: Omit<BalanceRow, 'comparedMinor'> }>

async function sheetOf(day: string): Promise<Sheet> {
  const sheet: Sheet = new Map()
  let [earlier, year] = [0, 0]
  for (const sums of await accountSums({ from: `${day.slice(0, 4)}-01-01`, to: day })) {
    const { id, code, name, nameAr, openingMinor } = sums
    const type = BALANCE_TYPES.find((one) => one === sums.type)
    if (!type) {
      earlier -= openingMinor
      year -= closingOf(sums) - openingMinor
      continue
    }
    const amountMinor = ASSETS.includes(type) ? closingOf(sums) : -closingOf(sums)
    const account = { id, code, name, nameAr }
    sheet.set(code, { type, row: { account, result: null, amountMinor } })
  }
  for (const [result, amountMinor] of [
    ['earlier', earlier],
    ['year', year],
  ] as const)
    sheet.set(`~${result}`, { type: 'equity', row: { account: null, result, amountMinor } })
  return sheet
}

function section(type: BalanceType, now: Sheet, before: Sheet | null): BalanceSection {
  const keys = new Set([...now.keys(), ...(before?.keys() ?? [])])
  const rows = [...keys].sort().flatMap((key): BalanceRow[] => {
    const [known, compared] = [now.get(key), before?.get(key)]
    if ((known ?? compared)!.type !== type) return []
    const amountMinor = known?.row.amountMinor ?? 0
    const comparedMinor = before ? (compared?.row.amountMinor ?? 0) : null
    if (!amountMinor && !comparedMinor) return []
    return [{ ...(known ?? compared)!.row, amountMinor, comparedMinor }]
  })
  return {
    ...{ type, rows },
    amountMinor: rows.reduce((sum, row) => sum + row.amountMinor, 0),
    comparedMinor: before ? rows.reduce((sum, row) => sum + (row.comparedMinor ?? 0), 0) : null,
  }
}
