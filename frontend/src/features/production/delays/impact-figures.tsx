import { Tag, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { useFormats } from '../../../kit/display/use-formats'
import { Figure, FigureList } from '../../../kit/show/figure-list'
import { DELAYS, type DelayImpact } from './delay'
import styles from './delays.module.css'

type Impact = NonNullable<DelayImpact['impact']>

interface ImpactFiguresProps {
  base: DelayImpact['base']
  impact: Impact
}

/** Finish before and after, what of it is excusable and compensable, and the float that was used up. */
export function ImpactFigures({ base, impact }: ImpactFiguresProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <>
      <Typography.Text type="secondary">
        {base.kind === 'baseline'
          ? t(`${DELAYS}.impact.in_baseline`, {
              name: base.name,
              day: base.takenOn ? formats.day(base.takenOn) : '',
            })
          : t(`${DELAYS}.impact.in_plan`)}
      </Typography.Text>
      <div className={styles.cards}>
        <FigureList>
          <Figure name={t(`${DELAYS}.impact.before`)}>
            <DateText value={impact.finishBeforeOn} />
          </Figure>
          <Figure name={t(`${DELAYS}.impact.after`)}>
            <DateText value={impact.finishAfterOn} />
          </Figure>
        </FigureList>
        <FigureList>
          {(['critical', 'excusable', 'compensable'] as const).map((name) => (
            <Figure key={name} name={t(`${DELAYS}.impact.${name}`)}>
              <Shift shift={impact[name]} />
            </Figure>
          ))}
        </FigureList>
      </div>
      <TaskTable delays={impact.delays} />
    </>
  )
}

function Shift({ shift: { days, workingDays } }: { shift: Schema<'FinishShift'> }) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <>
      {t(`${DELAYS}.impact.calendar_days`, { count: days })}{' '}
      <Typography.Text type="secondary">
        (
        {t(`${DELAYS}.impact.working_days`, {
          count: workingDays,
          number: formats.number(workingDays),
        })}
        )
      </Typography.Text>
    </>
  )
}

/** The tasks that were hit, each with the float that it had. */
function TaskTable({ delays }: { delays: Impact['delays'] }) {
  const { t } = useTranslation()
  const rows = delays.flatMap(({ id, tasks }) => tasks.map((task) => ({ ...task, delayId: id })))
  if (!rows.length)
    return <Typography.Text type="secondary">{t(`${DELAYS}.impact.no_tasks`)}</Typography.Text>
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t(`${DELAYS}.impact.tasks`)}>
        <thead>
          <tr>
            {['task', 'lost', 'float', 'consumed'].map((name) => (
              <th key={name} scope="col">
                {t(`${DELAYS}.impact.columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TaskRow key={`${row.delayId} ${row.taskId}`} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TaskRow({ row }: { row: Impact['delays'][number]['tasks'][number] }) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <tr>
      <td>
        {row.code} · <LocalName name={row.name} nameAr={row.nameAr} />{' '}
        {row.unaffected ? <Tag>{t(`${DELAYS}.impact.unaffected.${row.unaffected}`)}</Tag> : null}
      </td>
      <td>{formats.number(row.lostDays)}</td>
      <td>{formats.number(row.floatDays)}</td>
      <td>{formats.number(row.consumedDays)}</td>
    </tr>
  )
}
