import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { NONE } from '../../../kit/display/none'
import { StatusTag } from '../../../kit/display/status-tag'
import { useFormats } from '../../../kit/display/use-formats'
import { useIsRtl } from '../../../kit/use-is-rtl'
import styles from '../planning/planning.module.css'
import { usePlanningAction } from '../planning/use-planning-action'
import { CarryOver } from './carry-over'
import { AddPromise } from './promise-actions'
import { WeekFiles } from './week-files'
import { WEEKLY, type WeeklyPlan } from './weekly-plan'

interface WeekBarProps {
  plan: WeeklyPlan
  onDay: (day: string | null) => void
}

/** Which week, how it stands, and the steps that it can take. */
export function WeekBar({ plan, onDay }: WeekBarProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const isRtl = useIsRtl()
  const [before, after] = isRtl
    ? [<RightOutlined key="b" />, <LeftOutlined key="a" />]
    : [<LeftOutlined key="b" />, <RightOutlined key="a" />]
  const days = `${formats.dayOfYear(plan.weekOn)} – ${formats.day(plan.weekEndOn)}`
  return (
    <>
      <div className={styles.toolbar}>
        <Button
          icon={before}
          aria-label={t(`${WEEKLY}.previous`)}
          onClick={() => onDay(plan.previousOn)}
        />
        <Typography.Title level={2} style={{ fontSize: 16, margin: 0 }}>
          {days}
        </Typography.Title>
        <Button icon={after} aria-label={t(`${WEEKLY}.next`)} onClick={() => onDay(plan.nextOn)} />
        {plan.isCurrent ? null : (
          <Button onClick={() => onDay(null)}>{t(`${WEEKLY}.this_week`)}</Button>
        )}
        <StatusTag status={plan.status} />
        <span className={styles.end} />
        <WeekFiles plan={plan} />
        {plan.carryable > 0 ? <CarryOver plan={plan} /> : null}
        {plan.can.promise ? <AddPromise plan={plan} /> : null}
        {plan.can.commit && plan.made > 0 ? <Step plan={plan} action="commit" /> : null}
        {plan.can.close ? <Step plan={plan} action="close" /> : null}
      </div>
      <Figures plan={plan} />
    </>
  )
}

function Figures({ plan }: { plan: WeeklyPlan }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const figures = [
    ['made', formats.number(plan.made)],
    ['kept', formats.number(plan.kept)],
    ['missed', formats.number(plan.missed)],
    ['ppc', plan.ppc === null ? NONE : formats.percent(plan.ppc)],
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`${WEEKLY}.figures.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Step({ plan, action }: { plan: WeeklyPlan; action: 'commit' | 'close' }) {
  const { t } = useTranslation()
  const { run } = usePlanningAction()
  const text = (key: string) => t(`${WEEKLY}.${action}${key}`)
  return (
    <ConfirmAction
      type="primary"
      label={text('')}
      title={text('_title')}
      content={text('_text')}
      confirmLabel={text('')}
      onConfirm={() =>
        run({
          url: `/api/weekly-plans/${plan.id}/${action}`,
          body: {},
          version: plan.version,
          done: text('_done'),
        })
      }
    />
  )
}
