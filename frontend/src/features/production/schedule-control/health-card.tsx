import { Card, Collapse, Tag } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Ltr } from '../../../kit/display/ltr'
import { LocalName } from '../../../kit/display/local-name'
import { useFormats } from '../../../kit/display/use-formats'
import { Empty } from '../../../kit/empty'
import type { SchedulePlan } from '../schedules/plan/types'
import { CONTROL, useHealth, type HealthCheck } from './schedule-control'
import styles from './schedule-control.module.css'

/** Tasks that are named of a check; the rest is counted. */
const MOST_TASKS = 50

interface HealthCardProps {
  plan: SchedulePlan
  baselineId: number | undefined
}

/** The checks of a schedule; each opens the tasks that fall short. */
export function HealthCard({ plan, baselineId }: HealthCardProps) {
  const { t } = useTranslation()
  const { projectId, version } = plan.schedule
  const { data } = useHealth(projectId, baselineId, { version })
  if (!data) return null
  const passed = data.checks.filter((check) => check.passed).length
  const judged = data.checks.filter((check) => check.passed !== null).length
  return (
    <Card size="small" title={t(`${CONTROL}.health_title`, { passed, judged })}>
      {data.checks.length ? (
        <Collapse
          size="small"
          items={data.checks.map((check) => ({
            key: check.check,
            label: t(`${CONTROL}.checks.${check.check}.title`),
            extra: <Verdict check={check} />,
            children: <Findings check={check} plan={plan} baselineId={baselineId} />,
          }))}
        />
      ) : (
        <Empty title={t(`${CONTROL}.no_tasks`)} />
      )}
    </Card>
  )
}

function Verdict({ check: { value, limit, direction, passed, check } }: { check: HealthCheck }) {
  const { t } = useTranslation()
  const formats = useFormats()
  if (passed === null) return <Tag>{t(`${CONTROL}.not_judged`)}</Tag>
  const isIndex = check === 'critical_path_length' || check === 'baseline_execution'
  const text = (of: number) => `${formats.number(of, { min: 0, max: 2 })}${isIndex ? '' : '%'}`
  const sign = direction === 'at_most' ? '≤' : '≥'
  return (
    <Tag color={passed ? 'success' : 'error'}>
      {t(`${CONTROL}.${passed ? 'passed' : 'failed'}`)}{' '}
      <Ltr>{`${text(value!)} (${sign} ${text(limit)})`}</Ltr>
    </Tag>
  )
}

interface FindingsProps extends HealthCardProps {
  check: HealthCheck
}

function Findings({ check: { check, tasks }, plan, baselineId }: FindingsProps) {
  const { t } = useTranslation()
  const shown = tasks.slice(0, MOST_TASKS).flatMap((id) => plan.byId.get(id) ?? [])
  return (
    <>
      <p className={styles.meaning}>{t(`${CONTROL}.checks.${check}.meaning`)}</p>
      <ul className={styles.tasks}>
        {shown.map(({ id, code, name, nameAr }) => (
          <li key={id}>
            <Link to={`?view=list&task=${id}`}>
              <Ltr>{code}</Ltr> <LocalName name={name} nameAr={nameAr} />
            </Link>
          </li>
        ))}
      </ul>
      {tasks.length > shown.length ? (
        <p>{t(`${CONTROL}.more`, { count: tasks.length - shown.length })}</p>
      ) : null}
      {tasks.length ? (
        <Link to={`?${searchOf(check, baselineId)}`}>{t(`${CONTROL}.open_tasks`)}</Link>
      ) : null}
    </>
  )
}

/** The list of just the tasks of a check, as it was made. */
function searchOf(check: string, baselineId: number | undefined): string {
  const search = new URLSearchParams({ view: 'list', check })
  if (baselineId !== undefined) search.set('against', String(baselineId))
  return search.toString()
}
