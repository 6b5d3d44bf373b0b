import { Ltr } from '../../../kit/display/ltr'
import { useFormats } from '../../../kit/display/use-formats'
import { hoursText } from './hours'

/** Minutes as hours, `7:30`; none is a dash. */
export function HoursText({ minutes }: { minutes: number }) {
  const formats = useFormats()
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums' }}>
      <Ltr>{minutes === 0 ? '–' : hoursText(minutes, formats)}</Ltr>
    </span>
  )
}
