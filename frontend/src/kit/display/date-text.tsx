import { Tooltip } from 'antd'
import { useBranding } from '../../providers/branding'
import { usePreferences } from '../../providers/preferences'
import { wallClockOf } from '../inputs/wall-clock'
import { NONE } from './none'
import { useFormats } from './use-formats'

interface TimeTextProps {
  /** As the server wrote it. */
  value: string
  text: string
  hijri: string
}

/** The Hijri day stands beside the Gregorian one for those, and in firms, that want it; else in the tooltip. */
function TimeText({ value, text, hijri }: TimeTextProps) {
  const { hijri: isWanted } = usePreferences()
  const { dualDates } = useBranding()
  if (isWanted || dualDates) {
    return (
      <time dateTime={value}>
        <span style={{ whiteSpace: 'nowrap' }}>{text}</span>{' '}
        <small style={{ whiteSpace: 'nowrap', color: 'var(--text-soft)' }}>{hijri}</small>
      </time>
    )
  }
  return (
    <Tooltip title={hijri}>
      <time dateTime={value} style={{ whiteSpace: 'nowrap' }}>
        {text}
      </time>
    </Tooltip>
  )
}

/** A Gregorian day with its Hijri (umm al-qura) day; a dash stands for none. */
export function DateText({ value }: { value: string | null | undefined }) {
  const formats = useFormats()
  if (!value) return NONE
  return <TimeText value={value} text={formats.day(value)} hijri={formats.hijriDay(value)} />
}

interface InstantTextProps {
  value: string | null | undefined
  /** Whose clock is shown, an IANA name; without it the browser's. */
  timeZone?: string
}

/** An instant in local time, or in that of another place, with its Hijri day; a dash stands for none. */
export function InstantText({ value, timeZone }: InstantTextProps) {
  const formats = useFormats()
  if (!value) return NONE
  const day = timeZone ? wallClockOf(value, timeZone).slice(0, 10) : localDay(value)
  const hijri = formats.hijriDay(day)
  return <TimeText value={value} text={formats.instant(value, timeZone)} hijri={hijri} />
}

/** The day that the clock on the wall shows: shortly after midnight in Riyadh it is yesterday in UTC. */
function localDay(instant: string): string {
  const at = new Date(instant)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
