import { baseMoney } from '#core/exchange_rates/at_rate'
import type { CompensationBasis } from '#engines/labour/final_pay'
import { COMPENSATION_RULES } from '#engines/labour/final_pay'
import type { AwardStep } from '#engines/labour/end_of_service'
import { TIME_RULES } from '#engines/labour/working_time'
import { formatDecimal4 } from '#engines/money/money'
import { countedDays, countedYears } from '#engines/pdf/counted'
import { amount, gregorianDate } from '#engines/pdf/print_formats'
import { SETTLEMENT_ENTRY_KINDS } from '#people/enums/settlements'
import type { SettlementEntry, SettlementFigures } from '#people/settlements/figures'
import { SETTLEMENT_LABELS as L } from './settlement_labels.js'

type Label = { en: string; ar: string }

/** A line of the computation: what it is, how it comes about, and what it comes to. */
export interface PrintedLine {
  name: Label
  basis: Label[]
  minor: number
}

const money = (minor: number) => amount(baseMoney(minor))
const both = (text: string): Label => ({ en: text, ar: text })

/** Every line of a settlement in the order of its sum; deductions are below zero. */
export function printedLines(
  figures: SettlementFigures,
  entries: readonly SettlementEntry[]
): PrintedLine[] {
  const { leave, month, notice, compensation, pay } = figures
  const perDay = ` × ${money(pay.wageMinor)} ÷ ${TIME_RULES.monthDays}`
  const ofDays = (days: Label): Label => ({ en: days.en + perDay, ar: days.ar + perDay })
  const lines: PrintedLine[] = [awardLine(figures)]
  for (const { name, nameAr, daysE4, minor } of leave)
    lines.push({
      name: daysE4 < 0 ? L.leaveTaken : L.leave,
      basis: [{ en: name, ar: nameAr }, ofDays(daysOf(Math.abs(daysE4)))],
      minor,
    })
  if (month)
    lines.push({
      name: L.month,
      basis: [span(month), ofDays(daysOf(month.daysE4))],
      minor: month.minor,
    })
  if (notice)
    lines.push({
      name: L.notice,
      basis: [BY[notice.by], ofDays(countedDays(notice.days))],
      minor: notice.minor,
    })
  if (compensation)
    lines.push({
      name: L.compensation,
      basis: [COMPENSATED[compensation.basis]],
      minor: compensation.minor,
    })
  return [...lines, ...entries.map(entryLine)]
}

const daysOf = (daysE4: number) => countedDays(Number(formatDecimal4(daysE4)))

const span = ({ from, to }: { from: string; to: string }): Label => ({
  en: `${gregorianDate(from, 'en')} – ${gregorianDate(to, 'en')}`,
  ar: `${gregorianDate(from, 'ar')} – ${gregorianDate(to, 'ar')}`,
})

const BY = {
  employer: { en: 'Owed by the employer', ar: 'على صاحب العمل' },
  employee: { en: 'Owed by the employee', ar: 'على الموظف' },
}

const { daysPerYear, leastMonths } = COMPENSATION_RULES
const COMPENSATED: Record<CompensationBasis, Label> = {
  years: {
    en: `${daysPerYear} days' wage for each year of service`,
    ar: `أجر ${daysPerYear} يوماً عن كل سنة من سنوات الخدمة`,
  },
  remaining: {
    en: 'Wage of the remaining term of the contract',
    ar: 'أجر المدة المتبقية من العقد',
  },
  least: { en: `At least ${leastMonths} months' wage`, ar: 'لا يقل عن أجر شهرين' },
}

function awardLine({ award, pay }: SettlementFigures): PrintedLine {
  const wage = money(pay.wageMinor)
  const steps = award.steps.map((step) => stepText(step, wage))
  const full = money(award.fullMinor)
  const isPart = award.part !== award.of
  const share = award.part === 0 ? '0' : `${full} × ${award.part}/${award.of}`
  return {
    name: {
      en: `${L.award.en} (article ${award.article})`,
      ar: `${L.award.ar} (المادة ${award.article})`,
    },
    basis: isPart ? [...steps, both(`${share} = ${money(award.minor)}`)] : steps,
    minor: award.minor,
  }
}

const SHARES: Record<number, Label> = {
  50: { en: 'half a month', ar: 'نصف شهر' },
  100: { en: 'one month', ar: 'شهر' },
}

/** `5 years × half a month × 8,000.00 = 20,000.00` */
function stepText({ years, days, monthHundredths, minor }: AwardStep, wage: string): Label {
  const parts = [
    ...(years ? [countedYears(years)] : []),
    ...(days || !years ? [countedDays(days)] : []),
  ]
  const share = SHARES[monthHundredths] ?? both(`${monthHundredths} %`)
  const result = money(minor)
  return {
    en: `${parts.map(({ en }) => en).join(' ')} × ${share.en} × ${wage} = ${result}`,
    ar: `${parts.map(({ ar }) => ar).join(' و')} × ${share.ar} × ${wage} = ${result}`,
  }
}

function entryLine({ kind, text, amountMinor }: SettlementEntry): PrintedLine {
  const { label: en, labelAr: ar } = SETTLEMENT_ENTRY_KINDS.find(({ value }) => value === kind)!
  const minor = amountMinor ?? 0
  return { name: { en, ar }, basis: [both(text)], minor: kind === 'addition' ? minor : -minor }
}
