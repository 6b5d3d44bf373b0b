import type { Answer } from '../../../api/types'

export const DEBT_ANALYSIS = 'administration.debt_analysis'

export type ExpectedWeek = DebtAnalysis['expected'][number]

export type Debtor = DebtAnalysis['clients'][number]

export type DebtMonth = DebtAnalysis['trend'][number]

/** What is owed to the firm on a day, as the API answers it. */
export type DebtAnalysis = Answer<'debt_analyses.show'>
