import { useTranslation } from 'react-i18next'
import { nameIn } from '../../../kit/display/name-in'
import { useFormats } from '../../../kit/display/use-formats'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import { SETTLEMENTS, type Figures, type Settlement } from './settlement'

/** A line of the computation: what it is, how it comes about, and what it comes to. */
export interface ComputedLine {
  key: string
  name: string
  basis: string[]
  amount: string
}

type Step = Figures['award']['steps'][number]

/** Days of a month's wage. */
const MONTH_DAYS = 30
const SHARES: Record<number, string> = { 50: 'half', 100: 'whole' }

/** Every line of a settlement with its computation in words; deductions are below zero. */
export function useComputedLines({ figures, entries, currency }: Settlement): ComputedLine[] {
  const entryKind = useChoiceLabel('settlement-entry-kinds')
  const texts = useTexts(figures, currency)
  return [
    awardLine(figures, texts),
    ...leaveLines(figures, texts),
    ...furtherLines(figures, texts),
    ...entries.map(({ kind, text, amount }, at) => ({
      ...{ key: `entry-${at}`, name: entryKind(kind), basis: [text] },
      amount: signed(kind, amount ?? '0.00'),
    })),
  ]
}

const signed = (kind: string, amount: string) =>
  kind === 'addition' || Number(amount) === 0 ? amount : `-${amount}`

type Texts = ReturnType<typeof useTexts>

const awardLine = ({ award }: Figures, { text, step, part }: Texts): ComputedLine => ({
  key: 'award',
  name: text('award', { article: award.article }),
  basis: [...award.steps.map(step), ...(award.part === award.of ? [] : [part])],
  amount: award.amount,
})

const leaveLines = ({ leave }: Figures, { text, ofDays, nameOf }: Texts): ComputedLine[] =>
  leave.map(({ leaveTypeId, name, nameAr, days, amount }) => ({
    key: `leave-${leaveTypeId}`,
    name: text(days.startsWith('-') ? 'leave_taken' : 'leave'),
    basis: [nameOf(name, nameAr), ofDays(days.replace('-', ''))],
    amount,
  }))

function furtherLines({ month, notice, compensation }: Figures, texts: Texts): ComputedLine[] {
  const { text, ofDays, span } = texts
  const lines: ComputedLine[] = []
  const add = (key: string, { amount }: { amount: string }, basis: string[]) =>
    lines.push({ key, name: text(key), basis, amount })
  if (month) add('month', month, [span(month), ofDays(month.days)])
  if (notice) add('notice', notice, [text(`notice_by.${notice.by}`), ofDays(String(notice.days))])
  if (compensation) add('compensation', compensation, [text(`compensated.${compensation.basis}`)])
  return lines
}

/** Parts of the lines as sentences of the reader's language. */
function useTexts({ award, pay }: Figures, currency: string) {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const text = (key: string, values: Record<string, unknown> = {}) =>
    t(`${SETTLEMENTS}.computation.${key}`, values)
  const money = (value: string) => formats.amount(value, currency)
  const timeOf = ({ years, days }: Step) =>
    [
      ...(years ? [t(`${SETTLEMENTS}.years`, { count: years })] : []),
      ...(days || !years ? [t(`${SETTLEMENTS}.days`, { count: days })] : []),
    ].join(' ')
  return {
    text,
    nameOf: (name: string, nameAr: string) => nameIn(i18n.language, name, nameAr),
    ofDays: (days: string) =>
      text('of_days', {
        days: t(`${SETTLEMENTS}.days_text`, { count: Number(days), text: formats.number(days) }),
        ...{ wage: money(pay.wage), month: formats.number(MONTH_DAYS) },
      }),
    span: ({ from, to }: { from: string; to: string }) =>
      `${formats.day(from)} – ${formats.day(to)}`,
    step: (step: Step) =>
      text('step', {
        ...{ time: timeOf(step), wage: money(pay.wage), amount: money(step.amount) },
        share: text(`share.${SHARES[step.monthHundredths] ?? 'other'}`, {
          percent: step.monthHundredths,
        }),
      }),
    part: text('part', {
      ...{ full: money(award.full), amount: money(award.amount) },
      ...{ part: formats.number(award.part), of: formats.number(award.of) },
    }),
  }
}
