import { useState } from 'react'
import { Button, Select } from 'antd'
import { bucketsOf, type Bucket, type ResourceLoad } from '@binaa/backend/resource-load'
import { useTranslation } from 'react-i18next'
import type { SchedulePlan } from '../../plan/types'
import type { GanttChart } from '../chart/types'
import { GANTT, nameOf } from '../texts'
import type { ViewSignal } from '../view-signal'
import { LoadBars } from './load-bars'
import { LoadDialog } from './load-dialog'
import type { Loads } from './use-loads'
import styles from './histogram.module.css'

interface HistogramProps {
  plan: SchedulePlan
  loads: Loads
  chart: GanttChart | null
  signal: ViewSignal
  onTask: (id: number) => void
}

/** What one resource has to do over time, under the bars that ask it of them. */
export function Histogram({ plan, loads, chart, signal, onTask }: HistogramProps) {
  const { t, i18n } = useTranslation()
  const { schedule } = plan
  const { used, shown: load, pick } = loads
  const [shown, setShown] = useState<Bucket | null>(null)
  if (!load) return null
  const names = new Map(schedule.resources.map((one) => [one.id, nameOf(one, i18n.language)]))
  return (
    <section className={styles.histogram} aria-label={t(`${GANTT}.load.title`)}>
      <div className={styles.head}>
        <ResourceSelect used={used} names={names} value={load.resourceId} onPick={pick} />
        <NextOverload key={load.resourceId} load={load} chart={chart} onShow={setShown} />
      </div>
      {chart ? <LoadBars load={load} chart={chart} signal={signal} onPick={setShown} /> : null}
      <LoadDialog
        plan={plan}
        bucket={shown}
        resource={schedule.resources.find(({ id }) => id === load.resourceId)!}
        onClose={() => setShown(null)}
        onTask={onTask}
      />
    </section>
  )
}

interface ResourceSelectProps {
  used: readonly ResourceLoad[]
  names: ReadonlyMap<number, string>
  value: number
  onPick: (id: number) => void
}

/** The resources that have tasks, each with how many days ask too much of it. */
function ResourceSelect({ used, names, value, onPick }: ResourceSelectProps) {
  const { t } = useTranslation()
  return (
    <Select
      aria-label={t(`${GANTT}.load.resource`)}
      value={value}
      className={styles.resource}
      showSearch
      optionFilterProp="label"
      options={used.map(({ resourceId, overloaded }) => ({
        value: resourceId,
        label: overloaded.length
          ? t(`${GANTT}.load.option`, {
              name: names.get(resourceId),
              count: overloaded.length,
            })
          : names.get(resourceId),
      }))}
      onChange={onPick}
    />
  )
}

interface NextOverloadProps {
  load: ResourceLoad
  chart: GanttChart | null
  onShow: (bucket: Bucket) => void
}

/** By keyboard too: the overloaded days one after the other, each with its tasks. */
function NextOverload({ load, chart, onShow }: NextOverloadProps) {
  const { t } = useTranslation()
  const [next, setNext] = useState(0)
  const count = load.overloaded.length
  if (!count) return <span>{t(`${GANTT}.load.none`)}</span>
  const showNext = () => {
    const over = bucketsOf(load, 1).filter(({ isOver }) => isOver)
    const bucket = over[next % over.length]!
    setNext(next + 1)
    chart?.scrollTo(bucket.from * 1440)
    onShow(bucket)
  }
  return (
    <Button danger onClick={showNext}>
      {t(`${GANTT}.load.next`, { count })}
    </Button>
  )
}
