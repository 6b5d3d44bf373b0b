import { Tag, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { useFormats } from '../../../kit/display/use-formats'
import { Empty } from '../../../kit/empty'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { RecordTable } from '../../../kit/table/record-table'
import { LOOK_AHEAD } from '../look-ahead/look-ahead'
import styles from '../planning/planning.module.css'
import { CarriedFrom } from './carry-over'
import { PromiseActions } from './promise-actions'
import { WEEKLY, type PlannedPromise, type WeeklyPlan, type WeeklyPromise } from './weekly-plan'

/** The promises of a week. */
export function PromiseTable({ plan }: { plan: WeeklyPlan }) {
  const { t } = useTranslation()
  const title = (key: string) => t(`${WEEKLY}.fields.${key}`)
  if (!plan.promises.length)
    return (
      <Empty
        title={t(`${WEEKLY}.none`)}
        hint={plan.can.promise ? t(`${WEEKLY}.none_hint`) : undefined}
      />
    )
  const mayAct = plan.can.promise || plan.can.report
  const columns: TableColumnsType<PlannedPromise> = [
    { title: title('taskName'), render: (_, promise) => <PromisedTask promise={promise} /> },
    { title: title('amount'), render: (_, promise) => <Promised promise={promise} /> },
    { title: title('promisedBy'), render: (_, { promisedByName }) => <bdi>{promisedByName}</bdi> },
    { title: title('outcome'), render: (_, promise) => <Outcome promise={promise} /> },
    ...(mayAct
      ? [
          {
            title: title('actions'),
            render: (_: unknown, promise: PlannedPromise) => (
              <PromiseActions plan={plan} promise={promise} />
            ),
          },
        ]
      : []),
  ]
  return (
    <RecordTable<PlannedPromise>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={plan.promises}
      columns={columns}
    />
  )
}

function PromisedTask({ promise }: { promise: PlannedPromise }) {
  const { t } = useTranslation()
  const { taskName, taskNameAr, taskCode, projectId, openConstraints, note } = promise
  return (
    <div className={styles.task}>
      <LocalName name={taskName} nameAr={taskNameAr} />
      <span className={styles.soft}>
        <Ltr>{taskCode}</Ltr>
        {note ? (
          <>
            {' · '}
            <bdi>{note}</bdi>
          </>
        ) : null}
      </span>
      <CarriedFrom promise={promise} />
      {openConstraints ? (
        <Link to={`/production/planning/constraints?projectId=${projectId}`}>
          <Tag color="gold">{t(`${WEEKLY}.open_constraints`, { count: openConstraints })}</Tag>
        </Link>
      ) : null}
      <LateMaterial promise={promise} />
    </div>
  )
}

/** The material of the task comes after its start. */
function LateMaterial({ promise: { lateMaterialOn, projectId } }: { promise: PlannedPromise }) {
  const { t } = useTranslation()
  const formats = useFormats()
  if (lateMaterialOn === null) return null
  return (
    <Link to={`/production/projects/${projectId}/schedule?view=needs`}>
      <Tag color="red">
        {t(`${LOOK_AHEAD}.material_late`, { day: formats.dayOfYear(lateMaterialOn) })}
      </Tag>
    </Link>
  )
}

/** What is promised: a percentage to be reached, or a quantity. */
export function Promised({ promise }: { promise: WeeklyPromise }) {
  const formats = useFormats()
  const { percent, quantity, unit } = promise
  if (percent !== null) return formats.percent(percent, 0)
  return (
    <>
      <Ltr>{formats.number(quantity!)}</Ltr> <bdi>{unit}</bdi>
    </>
  )
}

/** Done, or not and why. */
export function Outcome({ promise }: { promise: WeeklyPromise }) {
  const { t } = useTranslation()
  const { outcome, reason, comment } = promise
  if (outcome === null) return <span className={styles.soft}>{t(`${WEEKLY}.outcomes.open`)}</span>
  return (
    <div className={styles.task}>
      <span>
        <Tag color={outcome === 'done' ? 'green' : 'red'}>{t(`${WEEKLY}.outcomes.${outcome}`)}</Tag>
        {reason ? <ChoiceText list="miss-reasons" value={reason} /> : null}
      </span>
      {comment ? (
        <span className={styles.soft}>
          <bdi>{comment}</bdi>
        </span>
      ) : null}
    </div>
  )
}
