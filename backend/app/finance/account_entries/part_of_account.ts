import db from '@adonisjs/lucid/services/db'
import { ROWS_OF_PAGE, type PageQuestion, type PageRows } from './page_question.js'

/**
 * The lines of one cost head or project: days know nothing of them, so that the lines themselves are added up, by the
 * index of what they are asked by.
 */
export async function partOfAccount(accountId: number, question: PageQuestion): Promise<PageRows> {
  const { from, to, skip, costHead, projectId } = question
  const lines = () =>
    db
      .from('journal_lines as l')
      .where('l.account_id', accountId)
      .where('l.posted_on', '<=', to)
      .if(costHead, (query) => query.where('l.cost_head', costHead!))
      .if(projectId, (query) => query.where('l.project_id', projectId!))
  const within = () => lines().if(from, (query) => query.where('l.posted_on', '>=', from!))
  const inOrder = (query: ReturnType<typeof lines>) => query.orderBy('l.posted_on').orderBy('l.id')
  const passed = inOrder(within()).limit(skip).select('l.debit_minor', 'l.credit_minor')
  const rows: any[] = await inOrder(within())
    .join('journal_entries as e', 'e.id', 'l.entry_id')
    .offset(skip)
    .limit(ROWS_OF_PAGE)
    .select('l.*', 'e.number', 'e.document_kind', 'e.document_id', 'e.document_number', 'e.text')
  const [counted] = await within().count('* as total')
  return {
    rows,
    total: Number(counted.total),
    openingMinor: from ? await movedIn(lines().where('l.posted_on', '<', from)) : 0,
    passedMinor: skip ? await movedIn(db.from(passed.as('l'))) : 0,
    closingMinor: await movedIn(lines()),
  }
}

async function movedIn(lines: ReturnType<typeof db.from>): Promise<number> {
  const row = await lines
    .select(db.raw('SUM(l.debit_minor) - SUM(l.credit_minor) as moved'))
    .first()
  return Number(row?.moved ?? 0)
}
