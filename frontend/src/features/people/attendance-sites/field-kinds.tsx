import { useQuery } from '@tanstack/react-query'
import type { LookupOption } from '../../../api/types'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { NONE } from '../../../kit/display/none'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { RecordsSelect } from '../../../kit/inputs/records-select'
import type { FieldOptions, PlainField } from '../../../kit/plain/field-kinds'

const LOOKUP = 'employees/lookup'
const LONGEST = 11

/** Degrees of a position, `24.713600`. */
export const degrees = (options: FieldOptions = {}): PlainField => ({
  ...options,
  optional: true,
  input: <LatinInput maxLength={LONGEST} inputMode="decimal" autoComplete="off" />,
  show: (record, name) => <Ltr>{record[name] as string}</Ltr>,
})

/** A time of the day, `08:00`. */
export const clock = (options: FieldOptions = {}): PlainField => ({
  ...options,
  optional: true,
  input: <LatinInput maxLength={5} placeholder="08:00" autoComplete="off" />,
  show: (record, name) => <Ltr>{record[name] as string | null}</Ltr>,
})

/** Employees by their ids. */
export const people = (options: FieldOptions = {}): PlainField => ({
  ...options,
  wide: true,
  optional: true,
  initial: [],
  input: <RecordsSelect lookup={LOOKUP} />,
  show: (record, name) => <PeopleNames ids={record[name] as number[]} />,
})

function PeopleNames({ ids }: { ids: number[] }) {
  const { data = [] } = useQuery<LookupOption[]>({
    queryKey: [`/api/${LOOKUP}?${ids.map((id) => `id=${id}`).join('&')}`],
    enabled: ids.length > 0,
  })
  if (!ids.length) return NONE
  return <MixedText>{data.map(({ label }) => label).join(' · ')}</MixedText>
}
