import { useEffect } from 'react'
import { Flex, Form, Input } from 'antd'
import { MailOutlined } from '@ant-design/icons'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DayInput } from '../../../kit/inputs/day-input'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { RecordsSelect } from '../../../kit/inputs/records-select'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { TermsField } from '../../../kit/terms/terms-field'
import { TIME_OF_DAY } from '../../../kit/inputs/wall-clock'
import { PURCHASE_REQUESTS, requestPath, type PurchaseRequest } from './purchase-request'

const WRITTEN = [
  ...['quotesDueOn', 'quotesDueTime', 'replyContact', 'replyEmail', 'replyPhone', 'rfqTerms'],
]

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
    const { vendorIds, rfqClauses } = values
    const written = Object.fromEntries(WRITTEN.map((name) => [name, values[name] || null]))
    const body = { vendorIds, ...written, rfqClauses }
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
      <Flex wrap gap="middle">
        <Form.Item
          name="quotesDueOn"
          label={field('quotesDueOn')}
          initialValue={request.quotesDueOn}
        >
          <DayInput />
        </Form.Item>
        <Form.Item
          name="quotesDueTime"
          label={field('quotesDueTime')}
          initialValue={request.quotesDueTime}
          rules={[{ pattern: TIME_OF_DAY, message: t(`${PURCHASE_REQUESTS}.invite.clock`) }]}
        >
          <LatinInput maxLength={5} placeholder="14:00" />
        </Form.Item>
      </Flex>
      <ReplyFields request={request} />
      <Form.Item name="rfqTerms" label={field('rfqTerms')} initialValue={request.rfqTerms}>
        <Input.TextArea rows={3} maxLength={5000} />
      </Form.Item>
      <Clauses request={request} />
    </>
  )
}

/** Who takes the quotes; without an address the firm's own is printed. */
function ReplyFields({ request }: { request: PurchaseRequest }) {
  const { t } = useTranslation()
  const item = (name: 'replyContact' | 'replyEmail' | 'replyPhone') => ({
    ...{ name, label: t(`${PURCHASE_REQUESTS}.fields.${name}`), initialValue: request[name] },
    style: { flex: '1 1 140px' },
  })
  const email = [{ type: 'email' as const, message: t('kit.invalid_email') }]
  return (
    <Flex wrap gap="middle">
      <Form.Item {...item('replyContact')}>
        <Input maxLength={200} dir="auto" />
      </Form.Item>
      <Form.Item {...item('replyEmail')} rules={email}>
        <LatinInput maxLength={254} />
      </Form.Item>
      <Form.Item {...item('replyPhone')}>
        <LatinInput maxLength={40} />
      </Form.Item>
    </Flex>
  )
}

/** The conditions of the firm: a first invitation starts with the standard ones. */
function Clauses({ request }: { request: PurchaseRequest }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const isNew = !request.rfqNumber
  useEffect(() => {
    if (!isNew) form.setFieldValue('rfqClauses', request.rfqClauses)
  }, [form, isNew, request.rfqClauses])
  return (
    <TermsField
      name="rfqClauses"
      title={t(`${PURCHASE_REQUESTS}.fields.rfqClauses`)}
      library="order-terms"
      kinds="order-term-kinds"
      isNew={isNew}
    />
  )
}
