import { Quantity } from '../../../kit/display/numbers'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'

interface UnitQuantityProps {
  value: string | null | undefined
  /** One of the purchase units, or a word of someone's own. */
  unit: string | null | undefined
}

/** A quantity with its unit in the user's language. */
export function UnitQuantity({ value, unit }: UnitQuantityProps) {
  const label = useChoiceLabel('purchase-units')
  return <Quantity value={value} unit={unit ? label(unit) : null} />
}
