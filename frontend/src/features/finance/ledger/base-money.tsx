import { BASE_CURRENCY } from '@binaa/backend/money'
import { Money } from '../../../kit/display/numbers'

/** An amount of the books in figures alone: all of a report is in one currency. Nothing where there is none. */
export const BaseMoney = ({ value }: { value: string | null }) =>
  value === null ? null : <Money bare value={value} currency={BASE_CURRENCY} />
