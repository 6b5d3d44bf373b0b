/** What documents add up to, each in its own currency. Variations that wait for approval are beside the contract, never in it. */
export const FIGURES = [
  'contract',
  'variations',
  'pending',
  'certified',
  'invoiced',
  'received',
  'retention',
  'advance',
  'overdue',
  'billed',
  'labour',
  'committed',
  'paid',
] as const
export type Figure = (typeof FIGURES)[number]

/** What follows from them: contract and variations, what is left of it over all cost, and the cash. */
export const DERIVED = ['revised', 'margin', 'cash'] as const

export const AMOUNTS = [...FIGURES, ...DERIVED] as const

/** Figures that are cash: they have months. */
export const CASH = { in: 'received', out: 'paid' } as const satisfies Record<string, Figure>

/** Cash that documents let expect from today on. */
export const EXPECTED = ['expectedIn', 'expectedOut'] as const
export type ExpectedFigure = (typeof EXPECTED)[number]
