import { useBranding } from '../../providers/branding'
import { wallClockOf } from '../inputs/wall-clock'
import { NONE } from './none'

/** The time of day of an instant on the firm's clock, wherever it is read; a dash stands for none. */
export function ClockText({ value }: { value: string | null | undefined }) {
  const { timeZone } = useBranding()
  if (!value) return NONE
  return (
    <time dateTime={value} style={{ whiteSpace: 'nowrap' }}>
      {wallClockOf(value, timeZone).slice(11, 16)}
    </time>
  )
}
