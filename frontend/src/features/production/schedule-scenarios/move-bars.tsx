import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { useFormats } from '../../../kit/display/use-formats'
import type { SchedulePlan } from '../schedules/plan/types'
import { SCENARIOS, type Move } from './schedule-scenarios'
import styles from './schedule-scenarios.module.css'

/** Bars that still fit on a screen; the table has all. */
const MOST = 25

interface MoveBarsProps {
  plan: SchedulePlan
  moves: readonly Move[]
}

const minutesOf = (moment: string) => Date.parse(`${moment}:00Z`) / 60_000

interface Bar {
  move: Move
  from: number
  to: number
  length: number
}

/** The present plan and the proposed one as two layers of bars; time runs from left to right in any language. */
export function MoveBars({ plan, moves }: MoveBarsProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const bars = moves.slice(0, MOST).map((move) => barOf(plan, move))
  const start = Math.min(...bars.map(({ from, to }) => Math.min(from, to)))
  const end = Math.max(...bars.map(({ from, to, length }) => Math.max(from, to) + length))
  const day = (minutes: number) =>
    formats.day(new Date(minutes * 60_000).toISOString().slice(0, 10))
  return (
    <figure className={styles.bars}>
      <figcaption className={styles.legend}>
        <span className={styles.presentKey}>{t(`${SCENARIOS}.before`)}</span>
        <span className={styles.proposedKey}>{t(`${SCENARIOS}.after`)}</span>
        <span dir="ltr">
          <bdi>{day(start)}</bdi> – <bdi>{day(end)}</bdi>
        </span>
      </figcaption>
      {bars.map((bar) => (
        <Row key={bar.move.taskId} plan={plan} bar={bar} start={start} span={end - start} />
      ))}
    </figure>
  )
}

interface RowProps {
  plan: SchedulePlan
  bar: Bar
  start: number
  span: number
}

function Row({ plan, bar: { move, from, to, length }, start, span }: RowProps) {
  const task = plan.byId.get(move.taskId)
  const share = (minutes: number) => `${(100 * minutes) / Math.max(1, span)}%`
  const width = share(length)
  return (
    <div className={styles.row}>
      <span className={styles.name}>
        {task ? <LocalName name={task.name} nameAr={task.nameAr} /> : null}
      </span>
      <span className={styles.track} dir="ltr" aria-hidden>
        <span className={styles.present} style={{ left: share(from - start), width }} />
        <span className={styles.proposed} style={{ left: share(to - start), width }} />
      </span>
    </div>
  )
}

function barOf(plan: SchedulePlan, move: Move): Bar {
  const task = plan.byId.get(move.taskId)
  const [from, to] = [minutesOf(move.from), minutesOf(move.to)]
  const length =
    task?.earlyFinish && task.earlyStart
      ? minutesOf(task.earlyFinish) - minutesOf(task.earlyStart)
      : 0
  return { move, from, to, length }
}
