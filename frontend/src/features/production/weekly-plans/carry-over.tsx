import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { useFormats } from '../../../kit/display/use-formats'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import styles from '../planning/planning.module.css'
import { usePlanningAction } from '../planning/use-planning-action'
import { WEEKLY, type WeeklyPlan, type WeeklyPromise } from './weekly-plan'

/** Promises again what the week before has missed. */
export function CarryOver({ plan }: { plan: WeeklyPlan }) {
  const { t } = useTranslation()
  const { run } = usePlanningAction()
  return (
    <ConfirmAction
      label={t(`${WEEKLY}.carry`, { count: plan.carryable })}
      title={t(`${WEEKLY}.carry_title`)}
      content={t(`${WEEKLY}.carry_text`)}
      confirmLabel={t(`${WEEKLY}.carry_short`)}
      onConfirm={() =>
        run({
          url: `/api/projects/${plan.projectId}/weekly-plan/carried`,
          body: { day: plan.weekOn },
          version: plan.version,
          done: t(`${WEEKLY}.carried_done`),
        })
      }
    />
  )
}

/** In which week a promise was missed before, and why. */
export function CarriedFrom({ promise }: { promise: WeeklyPromise }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { carriedFrom } = promise
  if (!carriedFrom) return null
  const { weekOn, reason, comment } = carriedFrom
  return (
    <span className={styles.soft}>
      {t(`${WEEKLY}.carried`, { week: formats.day(weekOn) })}
      {reason ? (
        <>
          {' · '}
          <ChoiceText list="miss-reasons" value={reason} />
        </>
      ) : null}
      {comment ? (
        <>
          {' · '}
          <bdi>{comment}</bdi>
        </>
      ) : null}
    </span>
  )
}
