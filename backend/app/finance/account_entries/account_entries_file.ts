import { COST_HEAD_NAMES } from '#core/budgets/cost_head_names'
import type { CostHead } from '#core/budgets/cost_heads'
import { baseMoney } from '#core/exchange_rates/at_rate'
import type { Report } from '#core/reports/report'
import { BASE_CURRENCY } from '#engines/money/money'
import { dimensionFacts } from '#finance/ledger/dimension_facts'
import { LEDGER_LABELS as L } from '#finance/ledger/labels'
import { accountPage, type AccountLine } from './account_page.js'
import { ROWS_OF_PAGE } from './page_question.js'

/** More lines are read in a list, or in a shorter period. */
const MOST_LINES = 20_000

interface Asked {
  accountId: number
  from: string
  to: string
  costHead?: CostHead
  projectId?: number
}

/** All that was posted to an account in a period, as people take it away. */
export async function accountEntriesFile({ accountId, ...asked }: Asked): Promise<Report> {
  const page = await accountPage(accountId, { ...asked, skip: 0 })
  const { account, openingMinor, closingMinor } = page
  const lines = await linesOf(accountId, asked)
  const part = await dimensionFacts(asked)
  const side = (minor: number) => (minor ? baseMoney(minor) : '')
  return {
    title: L.accountEntries,
    facts: [
      { label: L.account, value: `${account.code} ${account.name} / ${account.nameAr}` },
      ...part,
      { label: L.from, value: asked.from },
      { label: L.to, value: asked.to },
      { label: L.currency, value: BASE_CURRENCY },
    ],
    columns: [
      ...[L.date, L.entry, L.document, L.costHead].map((label) => ({ label })),
      ...[L.debit, L.credit, L.balance].map((label) => ({ label, number: true })),
    ],
    tables: [
      {
        rows: [
          ['', L.opening, '', '', '', '', baseMoney(openingMinor)],
          ...lines.map((line) => [
            ...[line.postedOn, line.number, line.documentNumber],
            line.costHead ? COST_HEAD_NAMES[line.costHead] : '',
            ...[side(line.debitMinor), side(line.creditMinor), baseMoney(line.balanceMinor)],
          ]),
          ['', L.closing, '', '', '', '', baseMoney(closingMinor)],
        ],
      },
    ],
  }
}

async function linesOf(accountId: number, period: Omit<Asked, 'accountId'>) {
  const lines: AccountLine[] = []
  for (let skip = 0; skip < MOST_LINES; skip += ROWS_OF_PAGE) {
    const page = await accountPage(accountId, { ...period, skip })
    lines.push(...page.lines)
    if (page.lines.length < ROWS_OF_PAGE) break
  }
  return lines
}
