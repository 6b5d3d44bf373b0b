import type { Schema } from '../../../api/types'

export const PAYMENT_TRACKING = 'production.payment_tracking'

/** A project in one of its currencies, as the API answers it. */
export type TrackedProject = Schema<'PaymentTracking'>
export type ProjectPayments = Schema<'ProjectPayments'>
export type CurrencyPayments = NonNullable<ProjectPayments['currencies']>[number]
export type PaymentEntry = Schema<'PaymentEntry'>
export type Amount = keyof Schema<'PaymentFigures'>

/** Figures with documents: those that are facts, and what is expected. */
export type OpenedFigure = Amount | 'expectedIn' | 'expectedOut'

/** In the order in which a project is read: what it is worth, what came in, what it costs. */
export const GROUPS: { key: string; figures: Amount[] }[] = [
  { key: 'value', figures: ['contract', 'variations', 'revised', 'pending'] },
  {
    key: 'client',
    figures: ['certified', 'invoiced', 'received', 'retention', 'advance', 'overdue'],
  },
  { key: 'cost', figures: ['billed', 'labour', 'committed', 'paid', 'margin', 'cash'] },
]

/** Figures that follow from others open no documents of their own. */
const DERIVED: readonly Amount[] = ['revised', 'margin', 'cash']

export const opensEntries = (figure: Amount) => !DERIVED.includes(figure)

export const trackingPath = ({ projectId }: { projectId: number }) =>
  `/production/payment-tracking/${projectId}`

/** Money in and out before VAT compares with value and cost; cash is as it was paid. */
export const entriesPath = (id: number, query: Record<string, string>) =>
  `/api/payment-tracking/${id}/entries?${new URLSearchParams(query).toString()}`
