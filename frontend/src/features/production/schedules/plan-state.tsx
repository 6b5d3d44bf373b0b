import { useCallback, useEffect, useRef } from 'react'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { UnsavedGuard } from '../../../kit/form/unsaved-guard'
import { PlanConflictDialog } from './plan-conflict-dialog'
import type { SchedulePlan } from './plan/types'
import { SCHEDULES } from './schedule'

/** What a planner has to know of changes that are not saved: no connection, or somebody else was faster. */
export function PlanState({ plan }: { plan: SchedulePlan }) {
  const { t } = useTranslation()
  const latest = useRef(plan)
  useEffect(() => {
    latest.current = plan
  })
  const isDirty = useCallback(() => {
    const { isSaving, isUnsent, conflict } = latest.current
    return isSaving || isUnsent || conflict !== null
  }, [])
  return (
    <>
      <UnsavedGuard isDirty={isDirty} />
      {plan.isUnsent ? (
        <Alert
          type="warning"
          showIcon
          style={{ marginBlockEnd: 12 }}
          message={t(`${SCHEDULES}.unsent`)}
          action={
            <Button size="small" onClick={plan.retry}>
              {t('kit.retry')}
            </Button>
          }
        />
      ) : null}
      <PlanConflictDialog conflict={plan.conflict} />
    </>
  )
}
