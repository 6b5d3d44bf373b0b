import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../../api/http-error'
import type { BaselineChoice } from '../../schedule-control/chosen-baseline'
import type { SchedulePlan } from '../plan/types'
import { momentNow } from './chart/time'
import type { ChartHandlers, GanttChart, Layers, Zoom } from './chart/types'
import { useChart } from './chart/use-chart'
import { useDrags } from './edits/use-drags'
import { useEdits, type Edits } from './edits/use-edits'
import { Focused } from './focused'
import styles from './gantt.module.css'
import marks from './marks.module.css'
import { Histogram } from './histogram/histogram'
import { useLoads } from './histogram/use-loads'
import { Legend } from './legend'
import { PreviewBar } from './preview-bar'
import { PrintDialog } from './print-dialog'
import { contentOf, rowReader, type BaselineSpans } from './rows'
import { TaskDrawer } from './task-drawer/task-drawer'
import { GANTT } from './texts'
import { Toolbar } from './toolbar'
import { useChartKeys } from './use-chart-keys'
import { useChartOptions } from './use-chart-options'
import { ViewSignal } from './view-signal'

interface GanttViewProps {
  plan: SchedulePlan
  /** Spans of the tasks in the baseline that is compared with. */
  baseline?: BaselineSpans | null
  /** Which one that is, and how another one is chosen. */
  compared?: BaselineChoice
  /** The task that a link leads to. */
  namedId?: number
}

const ALL_LAYERS: Layers = { critical: true, slack: true, baseline: true, links: true }

/** The schedule as bars over time, with what each resource has to do below. */
export default function GanttView({ plan, baseline = null, compared, namedId }: GanttViewProps) {
  const [isPrinting, setIsPrinting] = useState(false)
  const gantt = useGantt(plan, baseline)
  useShowNamed(namedId, gantt.chart, gantt.focus)
  const loads = useLoads(plan.schedule, gantt.edits.trial?.preview ?? null)
  const { edits, chart, signal, focused, focus, opened, setOpened, apply } = gantt
  const hasBaseline = baseline !== null
  return (
    <div className={styles.gantt}>
      <Toolbar
        plan={plan}
        {...gantt.settings}
        hasBaseline={hasBaseline}
        compared={compared}
        onToday={() => chart?.scrollTo(momentNow())}
        onUndo={() => void plan.undo()}
        onRedo={() => void plan.redo()}
        onPrint={() => setIsPrinting(true)}
      />
      <PreviewBar plan={plan} edits={edits} onApply={() => void apply()} />
      <Island host={gantt.host} onKeyDown={gantt.onKeyDown} />
      <Focused plan={plan} taskId={focused} />
      <Histogram {...{ plan, loads, chart, signal }} onTask={focus} />
      <Legend hasBaseline={hasBaseline} />
      <TaskDrawer plan={plan} taskId={opened} onClose={() => setOpened(null)} />
      <PrintDialog
        schedule={plan.schedule}
        baseline={compared?.baseline ?? null}
        loads={loads}
        isOpen={isPrinting}
        onClose={() => setIsPrinting(false)}
      />
    </div>
  )
}

interface IslandProps {
  host: RefObject<HTMLDivElement | null>
  onKeyDown: (event: KeyboardEvent) => void
}

/** Time runs from left to right, whichever way the page around it is read. */
function Island({ host, onKeyDown }: IslandProps) {
  const { t } = useTranslation()
  const island = useRef<HTMLDivElement>(null)
  // the keys of the chart are its own, like those of the library inside it
  useEffect(() => {
    const element = island.current!
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [onKeyDown])
  return (
    <div
      ref={island}
      dir="ltr"
      role="application"
      aria-label={t(`${GANTT}.chart`)}
      aria-describedby="gantt-keys"
      tabIndex={0}
      className={styles.island}
    >
      <div ref={host} className={`${styles.chart} ${marks.chart}`} />
    </div>
  )
}

/** The chart with its settings, its focus and the changes that wait. */
function useGantt(plan: SchedulePlan, baseline: BaselineSpans | null) {
  const [zoom, setZoom] = useState<Zoom>('week')
  const [layers, setLayers] = useState(ALL_LAYERS)
  const [focused, setFocused] = useState<number | null>(null)
  const [opened, setOpened] = useState<number | null>(null)
  const [signal] = useState(() => new ViewSignal())
  const edits = useEdits(plan)
  const handlers: ChartHandlers = {
    ...useDrags(plan, edits, zoom),
    onOpen: setOpened,
    onFocus: setFocused,
    onView: signal.emit,
  }
  const content = useContent(plan, edits, { baseline, layers })
  const { host, chart } = useChart(useChartOptions(plan, zoom), content, handlers)
  const focus = useCallback(
    (id: number) => {
      setFocused(id)
      chart?.focus(id)
    },
    [chart]
  )
  const apply = useApply(edits.apply)
  const onKeyDown = useChartKeys({
    ...{ plan, edits, chart, zoom, setZoom, focused, focus, apply },
    open: setOpened,
  })
  const settings = { zoom, onZoom: setZoom, layers, onLayers: setLayers }
  return {
    ...{ settings, signal, edits, host, chart, focused, focus },
    opened,
    setOpened,
    apply,
    onKeyDown,
  }
}

/** Shows the task that a link leads to, once there is a chart. */
function useShowNamed(
  named: number | undefined,
  chart: GanttChart | null,
  focus: (id: number) => void
) {
  useEffect(() => {
    if (!chart || named === undefined) return
    focus(named)
    chart.reveal(named)
  }, [chart, named, focus])
}

function useContent(
  { schedule }: SchedulePlan,
  { trial }: Edits,
  { baseline, layers }: { baseline: BaselineSpans | null; layers: Layers }
) {
  const [reader] = useState(rowReader)
  const preview = trial?.preview ?? null
  return useMemo(
    () => contentOf({ schedule, preview, baseline, layers }, reader),
    [schedule, preview, baseline, layers, reader]
  )
}

/** Applies what waits; where it is refused the reason is shown and the chart goes back. */
function useApply(write: () => Promise<void>) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  return useCallback(async () => {
    try {
      await write()
    } catch (error) {
      void message.error(messageOf(error, t('kit.try_again')))
    }
  }, [write, message, t])
}
