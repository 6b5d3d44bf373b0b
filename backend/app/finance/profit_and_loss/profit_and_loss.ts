import {
  movedOf,
  sumsBeforeClosing,
  sumsOfPart,
  type AccountSums,
  type Dimensions,
  type Period,
} from '#finance/ledger/account_sums'

/** In the order of the statement; what is earned is above zero, what is spent below. */
export const RESULT_TYPES = [
  'revenue',
  'direct_cost',
  'overhead',
  'other_income',
  'other_expense',
] as const
export type ResultType = (typeof RESULT_TYPES)[number]

export interface ResultRow {
  account: Pick<AccountSums, 'id' | 'code' | 'name' | 'nameAr'>
  /** Minor units of the base currency, for the period and for the one it is compared with. */
  amountMinor: number
  comparedMinor: number | null
}

export interface ResultSection {
  type: ResultType
  rows: ResultRow[]
  amountMinor: number
  comparedMinor: number | null
}

export interface ResultQuestion extends Period, Dimensions {
  /** The period that it is compared with. */
  compared?: Period | null
}

/** What was earned and spent in a period, all of it, or of one project or cost head. */
export async function profitAndLoss(question: ResultQuestion) {
  const { projectId, costHead, compared, ...period } = question
  const read = (of: Period) =>
    projectId || costHead ? sumsOfPart({ projectId, costHead }, of) : sumsBeforeClosing(of)
  const now = await read(period)
  const before = compared ? await read(compared) : null
  const sections = RESULT_TYPES.map((type) => section(type, now, before))
  const of = (...types: ResultType[]) => totalOf(sections.filter((one) => types.includes(one.type)))
  return {
    sections,
    gross: of('revenue', 'direct_cost'),
    net: of(...RESULT_TYPES),
  }
}

function section(
  type: ResultType,
  now: AccountSums[],
  before: AccountSums[] | null
): ResultSection {
  const rows = new Map<number, ResultRow>()
  const add = (sums: AccountSums[], to: 'amountMinor' | 'comparedMinor') => {
    for (const one of sums) {
      if (one.type !== type) continue
      const { id, code, name, nameAr } = one
      const empty = { amountMinor: 0, comparedMinor: before ? 0 : null }
      const row = rows.get(id) ?? { account: { id, code, name, nameAr }, ...empty }
      rows.set(id, { ...row, [to]: -movedOf(one) })
    }
  }
  add(now, 'amountMinor')
  if (before) add(before, 'comparedMinor')
  const moved = [...rows.values()].filter((row) => row.amountMinor || row.comparedMinor)
  const sorted = moved.sort((a, b) => a.account.code.localeCompare(b.account.code))
  return { type, rows: sorted, ...totalOf(sorted) }
}

function totalOf(parts: readonly { amountMinor: number; comparedMinor: number | null }[]) {
  const compared = parts.some(({ comparedMinor }) => comparedMinor !== null)
  return {
    amountMinor: parts.reduce((sum, part) => sum + part.amountMinor, 0),
    comparedMinor: compared
      ? parts.reduce((sum, part) => sum + (part.comparedMinor ?? 0), 0)
      : null,
  }
}
