import { useState } from 'react'
import { Alert, Button, Form, Input, Skeleton } from 'antd'
import { FallOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useInvalidate } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { FormDialog } from '../../../kit/form/form-dialog'
import { DayInput } from '../../../kit/inputs/day-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { today } from '../../../kit/inputs/today'
import { LoadFailed } from '../../../kit/load-failed'
import { VAT_ADJUSTMENTS, type ClaimableDebt } from './vat-adjustment'

const CLAIMABLE = '/api/vat-adjustments/claimable'

interface Relief {
  writeOffId: string
  adjustsOn: string
  reason: string
}

/** Claims the VAT of a debt that was written off, a year after its supply. */
export function ClaimRelief() {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  const [isOpen, setIsOpen] = useState(false)
  const save = async ({ writeOffId, ...values }: Relief) => {
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    const body = { ...values, writeOffId: Number(writeOffId) }
    await http.post('/api/vat-adjustments/reliefs', body, { headers })
    await invalidate({ resource: VAT_ADJUSTMENTS, invalidates: ['list'] })
  }
  return (
    <>
      <Button icon={<FallOutlined />} onClick={() => setIsOpen(true)}>
        {t(`${VAT_ADJUSTMENTS}.claim`)}
      </Button>
      {isOpen ? (
        <FormDialog<Relief>
          title={t(`${VAT_ADJUSTMENTS}.claim`)}
          intro={t(`${VAT_ADJUSTMENTS}.claim_text`)}
          initialValues={{ adjustsOn: today() }}
          saveLabel={t(`${VAT_ADJUSTMENTS}.submit`)}
          onSave={save}
          onClose={() => setIsOpen(false)}
        >
          <ReliefFields />
        </FormDialog>
      ) : null}
    </>
  )
}

function ReliefFields() {
  const { t } = useTranslation()
  const query = useQuery<ClaimableDebt[]>({ queryKey: [CLAIMABLE], staleTime: 0 })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (query.isPending) return <Skeleton active title={false} />
  if (!query.data.length)
    return <Alert type="info" showIcon message={t(`${VAT_ADJUSTMENTS}.none_claimable`)} />
  const debts = query.data.map(({ id, number, partyName, vat }) => ({
    value: String(id),
    label: `${number} · ${partyName} · ${vat}`,
  }))
  const item = (name: keyof Relief) => ({
    ...{ name, label: t(`${VAT_ADJUSTMENTS}.fields.${name}`), rules: [{ required: true }] },
  })
  return (
    <>
      <Form.Item {...item('writeOffId')}>
        <PlainSelect options={debts} />
      </Form.Item>
      <Form.Item {...item('adjustsOn')}>
        <DayInput />
      </Form.Item>
      <Form.Item {...item('reason')}>
        <Input.TextArea dir="auto" rows={2} maxLength={1000} />
      </Form.Item>
    </>
  )
}
