import { useContext, type CSSProperties, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { currencyText } from './currency'
import { Ltr } from './ltr'
import { NONE } from './none'
import { TableCurrency } from './table-currency'
import { useFormats } from './use-formats'
import { unitKey } from './units'

type Value = string | number | null | undefined

const FIGURES: CSSProperties = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }

/** Digits of equal width, so that they line up in a column. */
const Figures = ({ children }: { children: ReactNode }) => <span style={FIGURES}>{children}</span>

const isAbsent = (value: Value) => value === null || value === undefined || value === ''

/** Shows a dash where zero means that there is none; without that, nothing for an absent value. */
function absent(value: Value, zeroIsNone: boolean): ReactNode | undefined {
  if (zeroIsNone && (isAbsent(value) || Number(value) === 0)) return NONE
  return isAbsent(value) ? null : undefined
}

interface MoneyProps {
  /** Decimal string in major units. */
  value: string | null | undefined
  currency?: string | null
  /** Leaves the currency out where a column header already names it. */
  bare?: boolean
  /** Zero means that there is none and is shown as a dash. */
  zeroIsNone?: boolean
}

/** An amount with its currency, unless the table around it has one currency only. */
export function Money({ value, currency, bare = false, zeroIsNone = false }: MoneyProps) {
  const { i18n } = useTranslation()
  const formats = useFormats()
  const isNamed = useContext(TableCurrency) === currency
  const none = absent(value, zeroIsNone)
  if (none !== undefined) return none
  const amount = formats.amount(value!, currency)
  if (bare || !currency || isNamed) return <Figures>{<Ltr>{amount}</Ltr>}</Figures>
  if (!i18n.language.startsWith('ar'))
    return <Figures>{<Ltr>{`${currency} ${amount}`}</Ltr>}</Figures>
  return (
    <Figures>
      <bdi>
        <Ltr>{amount}</Ltr> {currencyText(currency, i18n.language)}
      </bdi>
    </Figures>
  )
}

interface NumberProps {
  value: Value
  zeroIsNone?: boolean
}

interface DecimalsProps extends NumberProps {
  decimals?: { min: number; max: number }
}

function Decimals({ value, zeroIsNone = false, decimals }: DecimalsProps) {
  const formats = useFormats()
  const none = absent(value, zeroIsNone)
  if (none !== undefined) return none
  return <Figures>{<Ltr>{formats.number(value!, decimals)}</Ltr>}</Figures>
}

/** A rate in major units: at least two decimals, four at most, so that a column of rates lines up. */
export const Rate = (props: NumberProps) => <Decimals {...props} decimals={{ min: 2, max: 4 }} />

/** An amount among many: halalas would only hide its size. */
export const Whole = (props: NumberProps) => <Decimals {...props} decimals={{ min: 0, max: 0 }} />

interface PercentProps {
  /** 62.5 for 62.5 %. */
  value: string | number | null | undefined
  /** Most decimals shown. */
  decimals?: number
}

/** A percentage in the digits and the manner of the language. */
export function Percent({ value, decimals = 1 }: PercentProps) {
  const formats = useFormats()
  if (isAbsent(value)) return null
  return <Figures>{<Ltr>{formats.percent(value!, decimals)}</Ltr>}</Figures>
}

interface QuantityProps extends NumberProps {
  /** A unit's code or label (`m2`, `Square metre`) is shortened; another word stays as it is. */
  unit?: string | null
}

/** A quantity with up to four decimals and the short form of its unit: "1,208 m", "22 pcs". */
export function Quantity({ value, unit, zeroIsNone = false }: QuantityProps) {
  const formats = useFormats()
  const symbolOf = useUnitSymbol()
  const none = absent(value, zeroIsNone)
  if (none !== undefined) return none
  return (
    <Figures>
      <Ltr>{formats.number(value!)}</Ltr>
      {unit ? <>&nbsp;{symbolOf(unit, value!)}</> : null}
    </Figures>
  )
}

/** The short form of a unit beside a number, for example `days` for 12. */
export function useUnitSymbol(): (unit: string, value?: string | number) => string {
  const { t } = useTranslation()
  return (unit, value = 2) => {
    const key = unitKey(unit)
    return key ? t(`kit.units.${key}`, { count: Number(value) }) : unit
  }
}
