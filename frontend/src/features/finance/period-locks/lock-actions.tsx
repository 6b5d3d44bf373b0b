import { Form } from 'antd'
import { LockOutlined, UnlockOutlined } from '@ant-design/icons'
import { useInvalidate } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DayInput } from '../../../kit/inputs/day-input'
import { today } from '../../../kit/inputs/today'
import { useSend } from '../../../kit/use-send'
import { PERIOD_LOCKS, type PeriodLock } from './period-lock'

interface LockActionProps {
  lock: PeriodLock
  onDone: () => void
}

/** Sends a change of a lock on the version that is shown. A stale one is shown anew. */
function useLockChange({ lock, onDone }: LockActionProps) {
  const send = useSend()
  const invalidate = useInvalidate()
  return async (path: string, body: object, done: string) => {
    const headers = { ...ifMatch(lock.version), 'Idempotency-Key': newIdempotencyKey() }
    const change = { module: lock.module, ...body }
    try {
      await send(done, () => http.post(`/api/period-locks${path}`, change, { headers }))
    } finally {
      onDone()
    }
    await invalidate({ resource: PERIOD_LOCKS, invalidates: ['list'] })
  }
}

export function LockBooks(props: LockActionProps) {
  const { t } = useTranslation()
  const change = useLockChange(props)
  const module = t(`${PERIOD_LOCKS}.module.${props.lock.module}`)
  return (
    <ConfirmAction
      icon={<LockOutlined />}
      label={t(`${PERIOD_LOCKS}.lock`)}
      title={t(`${PERIOD_LOCKS}.lock_title`, { module })}
      content={t(`${PERIOD_LOCKS}.lock_text`)}
      confirmLabel={t(`${PERIOD_LOCKS}.lock`)}
      fields={
        <Form.Item
          name="lockedThroughOn"
          label={t(`${PERIOD_LOCKS}.through`)}
          initialValue={today()}
          rules={[{ required: true, message: t('kit.required') }]}
        >
          <DayInput />
        </Form.Item>
      }
      onConfirm={(_, values) => change('', values, t(`${PERIOD_LOCKS}.locked`))}
    />
  )
}

export function UnlockBooks(props: LockActionProps) {
  const { t } = useTranslation()
  const change = useLockChange(props)
  const module = t(`${PERIOD_LOCKS}.module.${props.lock.module}`)
  return (
    <ConfirmAction
      danger
      icon={<UnlockOutlined />}
      label={t(`${PERIOD_LOCKS}.unlock`)}
      title={t(`${PERIOD_LOCKS}.unlock_title`, { module })}
      content={t(`${PERIOD_LOCKS}.unlock_text`)}
      confirmLabel={t(`${PERIOD_LOCKS}.unlock`)}
      fields={
        <Form.Item
          name="lockedThroughOn"
          label={t(`${PERIOD_LOCKS}.stays_through`)}
          extra={t(`${PERIOD_LOCKS}.stays_hint`)}
        >
          <DayInput />
        </Form.Item>
      }
      reason={{ label: t(`${PERIOD_LOCKS}.fields.reason`), required: true }}
      onConfirm={(reason, { lockedThroughOn = null }) =>
        change('/unlock', { lockedThroughOn, reason }, t(`${PERIOD_LOCKS}.unlocked`))
      }
    />
  )
}
