import { Form } from 'antd'
import { BankOutlined } from '@ant-design/icons'
import { useInvalidate } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { ConfirmAction } from '../../../kit/confirm-action'
import { BankAccountItem } from '../../../kit/inputs/bank-account-item'
import { DayInput } from '../../../kit/inputs/day-input'
import { today } from '../../../kit/inputs/today'
import { useSend } from '../../../kit/use-send'
import { CHEQUES, type ChequeRow } from './cheque'

/** Deposits the chosen cheques with one slip: all of them, or none. */
export function DepositSelected({ cheques }: { cheques: ChequeRow[] }) {
  const { t } = useTranslation()
  const send = useSend()
  const invalidate = useInvalidate()
  const held = cheques.filter(({ can }) => can.deposit)
  const currencies = new Set(held.map(({ currency }) => currency))
  if (!held.length) return null
  return (
    <ConfirmAction
      type="primary"
      size="small"
      icon={<BankOutlined />}
      label={t(`${CHEQUES}.deposit_selected`, { count: held.length })}
      title={t(`${CHEQUES}.deposit_selected_title`, { count: held.length })}
      content={t(`${CHEQUES}.deposit_selected_text`)}
      confirmLabel={t(`${CHEQUES}.action.deposit`)}
      fields={<SlipFields currency={currencies.size === 1 ? [...currencies][0]! : ''} />}
      onConfirm={async (_, { on, bankAccountId }) => {
        const body = {
          cheques: held.map(({ id, version }) => ({ id, version })),
          ...{ on, ...(bankAccountId ? { bankAccountId } : {}) },
        }
        const headers = { 'Idempotency-Key': newIdempotencyKey() }
        await send(t(`${CHEQUES}.deposited_selected`, { count: held.length }), () =>
          http.post('/api/cheques/deposits', body, { headers })
        )
        await invalidate({ resource: CHEQUES, invalidates: ['list'] })
      }}
    />
  )
}

function SlipFields({ currency }: { currency: string }) {
  const { t } = useTranslation()
  return (
    <>
      <Form.Item
        name="on"
        label={t(`${CHEQUES}.fields.on`)}
        initialValue={today()}
        rules={[{ required: true, message: t('kit.required') }]}
      >
        <DayInput />
      </Form.Item>
      <BankAccountItem currency={currency} />
    </>
  )
}
