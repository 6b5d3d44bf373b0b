/** One mark-up of a quotation; they apply in their order. */
export interface Markup {
  kind: 'overhead' | 'profit' | 'contingency' | 'other'
  label: string | null
  mode: 'percent' | 'fixed'
  /** Per cent, or an amount in major units. */
  value: string
  /** Of what a percentage is taken: the lines alone, or all that stands above. */
  base: 'lines' | 'running'
  /** What it adds, as calculated by the server. */
  total?: string
}

export const MARKUP_KINDS = ['overhead', 'profit', 'contingency', 'other'] as const
export const MARKUP_MODES = ['percent', 'fixed'] as const
export const MARKUP_BASES = ['running', 'lines'] as const

export const newMarkup = (): Markup => ({
  kind: 'overhead',
  label: null,
  mode: 'percent',
  value: '',
  base: 'running',
})

/** What is sent: without those that nothing was typed into, and without computed amounts. */
export function markupsBody(markups: Markup[] = []): object[] {
  return markups
    .filter(({ value }) => value.trim() !== '')
    .map(({ kind, label, mode, value, base }) => ({
      kind,
      label: label || null,
      mode,
      value,
      base,
    }))
}
