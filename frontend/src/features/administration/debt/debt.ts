export const DEBT = 'administration.debt'

export interface ExpectedWeek {
  from: string
  /** Null for all that comes later. */
  to: string | null
  amount: string
  documents: number
}

export interface Debtor {
  clientId: number | null
  clientName: string
  outstanding: string
  overdue: string
  /** Per cent of all that is outstanding. */
  share: string
  oldestDays: number
}

export interface DebtMonth {
  on: string
  outstanding: string
  overdue: string
}

/** What is owed to the firm on a day, as the API answers it. */
export interface DebtAnalysis {
  asOf: string
  currency: string
  outstanding: string
  overdue: string
  notDue: string
  unallocated: string
  retention: string
  daysLate: number | null
  salesDays: number | null
  expected: ExpectedWeek[]
  clients: Debtor[]
  trend: DebtMonth[]
}
