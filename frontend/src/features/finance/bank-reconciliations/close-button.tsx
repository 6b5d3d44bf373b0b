import { Form, Input } from 'antd'
import { LockOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { ConfirmAction } from '../../../kit/confirm-action'
import { useSend } from '../../../kit/use-send'
import { RECONCILIATIONS, type ReconciliationState } from './reconciliation'

interface CloseButtonProps {
  state: ReconciliationState
  onClosed: () => void
}

/** Closes the reconciliation of the day that is shown; a difference has to be explained. */
export function CloseButton({ state, onClosed }: CloseButtonProps) {
  const { t } = useTranslation()
  const send = useSend()
  const differs = Number(state.difference) !== 0
  const close = async (_: string, { note = null }: Record<string, unknown>) => {
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    const url = `/api/bank-accounts/${state.bankAccountId}/reconciliations`
    await send(t(`${RECONCILIATIONS}.closed`), () =>
      http.post(url, { reconciledOn: state.on, note }, { headers })
    )
    onClosed()
  }
  return (
    <div>
      <ConfirmAction
        type="primary"
        icon={<LockOutlined />}
        label={t(`${RECONCILIATIONS}.close`)}
        title={t(`${RECONCILIATIONS}.close_title`, { day: state.on })}
        content={t(`${RECONCILIATIONS}.close_text`)}
        confirmLabel={t(`${RECONCILIATIONS}.close`)}
        fields={
          differs ? (
            <Form.Item
              name="note"
              label={t(`${RECONCILIATIONS}.note`)}
              rules={[{ required: true, whitespace: true, message: t('kit.required') }]}
            >
              <Input.TextArea dir="auto" maxLength={500} rows={3} />
            </Form.Item>
          ) : undefined
        }
        onConfirm={close}
      />
    </div>
  )
}
