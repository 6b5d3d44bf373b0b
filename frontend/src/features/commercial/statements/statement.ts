import type { Answer } from '../../../api/types'

export const STATEMENT = 'commercial.statements'

export type StatementRow = Omit<Statement['rows'][number], 'kind'> & {
  /** The opening line of the table is one of its own. */
  kind: Statement['rows'][number]['kind'] | 'opening'
}

/** The account of a client in a period, as the API answers it. */
export type Statement = Answer<'client_statements.show'>
