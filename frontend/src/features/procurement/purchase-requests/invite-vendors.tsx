import { Form, Input } from 'antd'
import { MailOutlined } from '@ant-design/icons'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DayInput } from '../../../kit/inputs/day-input'
import { RecordsSelect } from '../../../kit/inputs/records-select'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { PURCHASE_REQUESTS, requestPath, type PurchaseRequest } from './purchase-request'

interface InviteVendorsProps {
  request: PurchaseRequest
  action: ReturnType<typeof useRecordAction>
}

/** Invites vendors to quote; the first invitation creates the request for quotation. */
export function InviteVendors({ request, action }: InviteVendorsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const text = (key: string) => t(`${PURCHASE_REQUESTS}.invite.${key}`)
  const invite = async (values: Record<string, unknown>) => {
    const { vendorIds, quotesDueOn, rfqTerms } = values
    const body = { vendorIds, quotesDueOn: quotesDueOn || null, rfqTerms: rfqTerms || null }
    await action.run(request, { path: 'quotes', body, done: text('done') })
    void navigate(`${requestPath(request)}?tab=quotes`)
  }
  return (
    <ConfirmAction
      type={request.rfqNumber ? 'default' : 'primary'}
      icon={<MailOutlined />}
      label={text(request.rfqNumber ? 'more' : 'first')}
      title={text('title')}
      content={text('text')}
      confirmLabel={text('confirm')}
      onConfirm={(_reason, values) => invite(values)}
      fields={<InvitationFields request={request} />}
    />
  )
}

function InvitationFields({ request }: { request: PurchaseRequest }) {
  const { t } = useTranslation()
  const field = (name: string) => t(`${PURCHASE_REQUESTS}.fields.${name}`)
  return (
    <>
      <Form.Item
        name="vendorIds"
        label={field('vendorIds')}
        rules={[{ required: true, message: t('kit.required') }]}
      >
        <RecordsSelect lookup="vendors/lookup" />
      </Form.Item>
      <Form.Item name="quotesDueOn" label={field('quotesDueOn')} initialValue={request.quotesDueOn}>
        <DayInput />
      </Form.Item>
      <Form.Item name="rfqTerms" label={field('rfqTerms')} initialValue={request.rfqTerms}>
        <Input.TextArea rows={3} maxLength={5000} />
      </Form.Item>
    </>
  )
}
