import { useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { dayOf } from '@binaa/backend/moment'
import { bucketsOf, type Bucket, type ResourceLoad } from '@binaa/backend/resource-load'
import { useFormats } from '../../../../../kit/display/use-formats'
import type { GanttChart } from '../chart/types'
import { GANTT } from '../texts'
import type { ViewSignal } from '../view-signal'
import styles from './histogram.module.css'

const HEIGHT = 96
const MINUTES = 1440
/** Below this width of a day, weeks are drawn, then four weeks together. */
const NARROWEST = 5

interface LoadBarsProps {
  load: ResourceLoad
  chart: GanttChart
  signal: ViewSignal
  onPick: (bucket: Bucket) => void
}

/** The bars of the days in view, under the time axis of the chart; above the capacity they are red. */
export function LoadBars({ load, chart, signal, onPick }: LoadBarsProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  useSyncExternalStore(signal.subscribe, signal.version)
  const size = bucketSize(chart)
  const { buckets, highest } = useMemo(() => {
    const all = bucketsOf(load, size)
    const heights = all.map((bucket) => Math.max(bucket.load, bucket.capacity))
    return { buckets: all, highest: Math.max(...heights, 1) }
  }, [load, size])
  const { offset, width, scrolled } = chart.view()
  const bars = buckets
    .map((bucket) => ({
      bucket,
      from: chart.xOf(bucket.from * MINUTES) - scrolled,
      to: chart.xOf(bucket.to * MINUTES) - scrolled,
    }))
    .filter(({ from, to }) => to > 0 && from < width)
  return (
    <div dir="ltr" className={styles.plot}>
      <svg
        aria-hidden="true"
        width={width}
        height={HEIGHT}
        style={{ marginInlineStart: offset }}
        className={styles.bars}
      >
        {bars.map((bar) => (
          <LoadBar key={bar.bucket.from} {...bar} highest={highest} onPick={onPick} />
        ))}
        <text x={4} y={10} className={styles.axis}>
          {t(`${GANTT}.load.hours`, { hours: formats.number(Math.round(highest / 60)) })}
        </text>
      </svg>
    </div>
  )
}

interface LoadBarProps {
  bucket: Bucket
  from: number
  to: number
  highest: number
  onPick: (bucket: Bucket) => void
}

function LoadBar({ bucket, from, to, highest, onPick }: LoadBarProps) {
  const yOf = (minutes: number) => HEIGHT - (minutes / highest) * (HEIGHT - 14)
  const [top, capacity] = [yOf(bucket.load), yOf(bucket.capacity)]
  return (
    <g onClick={() => onPick(bucket)} className={styles.bar}>
      <rect x={from} y={0} width={to - from} height={HEIGHT} fill="transparent" />
      <rect
        x={from + 0.5}
        y={top}
        width={Math.max(1, to - from - 1)}
        height={HEIGHT - top}
        className={bucket.isOver ? styles.over : styles.load}
      />
      <line x1={from} x2={to} y1={capacity} y2={capacity} className={styles.capacity} />
    </g>
  )
}

/** How many days a bar stands for, so that it can be seen. */
function bucketSize(chart: GanttChart): number {
  const day = dayOf(chart.momentAt(chart.view().scrolled + 1))
  const width = (chart.xOf((day + 28) * MINUTES) - chart.xOf(day * MINUTES)) / 28
  if (width >= NARROWEST) return 1
  return width * 7 >= NARROWEST ? 7 : 28
}
