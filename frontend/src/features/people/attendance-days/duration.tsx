import { NONE } from '../../../kit/display/none'
import { useFormats } from '../../../kit/display/use-formats'

const HOUR = 60

/** Minutes as hours and minutes, `7:05`; a dash stands for none. */
export function Duration({ minutes }: { minutes: number }) {
  const formats = useFormats()
  if (minutes === 0) return NONE
  const rest = minutes % HOUR
  return (
    <span dir="ltr" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {formats.number(Math.floor(minutes / HOUR))}:{rest < 10 ? formats.number(0) : ''}
      {formats.number(rest)}
    </span>
  )
}
