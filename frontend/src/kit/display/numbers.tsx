import { Ltr } from './ltr'
import { useFormats } from './use-formats'

interface MoneyProps {
  /** Decimal string in major units. */
  value: string | null | undefined
  currency?: string | null
  /** Leaves the code out where a column header already names it. */
  bare?: boolean
}

/** An amount with its currency code, digits aligned for columns. */
export function Money({ value, currency, bare = false }: MoneyProps) {
  const formats = useFormats()
  if (value === null || value === undefined || value === '') return null
  const amount = formats.amount(value, currency)
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      <Ltr>{bare || !currency ? amount : `${currency} ${amount}`}</Ltr>
    </span>
  )
}

/** A rate in major units: at least two decimals, four at most, so that a column of rates lines up. */
export function Rate({ value }: { value: string | null | undefined }) {
  const formats = useFormats()
  if (value === null || value === undefined || value === '') return null
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      <Ltr>{formats.number(value, { min: 2, max: 4 })}</Ltr>
    </span>
  )
}

/** An amount among many: halalas would only hide its size. */
export function Whole({ value }: { value: string | null | undefined }) {
  const formats = useFormats()
  if (value === null || value === undefined || value === '') return null
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      <Ltr>{formats.number(value, { min: 0, max: 0 })}</Ltr>
    </span>
  )
}

/** A quantity with up to four decimals and an optional unit. */
export function Quantity({
  value,
  unit,
}: {
  value: string | null | undefined
  unit?: string | null
}) {
  const formats = useFormats()
  if (value === null || value === undefined || value === '') return null
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      <Ltr>{formats.number(value)}</Ltr>
      {unit ? ` ${unit}` : null}
    </span>
  )
}
