import { Card, Flex, Form, List, Tag, Typography } from 'antd'
import { PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { StatusTag } from '../../../kit/display/status-tag'
import { Empty } from '../../../kit/empty'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { useSend } from '../../../kit/use-send'
import { E_INVOICES, type EInvoiceUnit, type EInvoicing } from './e-invoice'
import { OtpField } from './otp-field'
import { UnitActions } from './unit-actions'

interface UnitsCardProps {
  setting: EInvoicing
  onDone: () => void
}

const ENVIRONMENTS = ['simulation', 'production'] as const

/** What signs the invoices: its certificate, its checks and how many documents it has signed. */
export function UnitsCard({ setting, onDone }: UnitsCardProps) {
  const { t } = useTranslation()
  return (
    <Card
      size="small"
      title={t(`${E_INVOICES}.units`)}
      extra={setting.can.update ? <CreateUnit onDone={onDone} /> : null}
    >
      <List
        dataSource={setting.units}
        rowKey="id"
        locale={{ emptyText: <Empty title={t(`${E_INVOICES}.no_units`)} /> }}
        renderItem={(unit) => (
          <List.Item>
            <Unit unit={unit} onDone={onDone} />
          </List.Item>
        )}
      />
    </Card>
  )
}

function Unit({ unit, onDone }: { unit: EInvoiceUnit; onDone: () => void }) {
  const { t } = useTranslation()
  return (
    <Flex vertical gap="small" style={{ minInlineSize: 0, inlineSize: '100%' }}>
      <Flex gap="small" wrap align="center">
        <Ltr>{unit.commonName}</Ltr>
        <Tag>{t(`${E_INVOICES}.mode.${unit.environment}`)}</Tag>
        <StatusTag status={unit.status} />
      </Flex>
      <Typography.Text type="secondary">
        {t(`${E_INVOICES}.signed`, { count: unit.counter })}
        {unit.expiresAt ? (
          <>
            {' · '}
            {t(`${E_INVOICES}.expires`)} <DateText value={unit.expiresAt.slice(0, 10)} />
          </>
        ) : null}
      </Typography.Text>
      <FailedChecks checks={unit.checks} />
      <UnitActions unit={unit} onDone={onDone} />
    </Flex>
  )
}

function FailedChecks({ checks }: Pick<EInvoiceUnit, 'checks'>) {
  const { t } = useTranslation()
  const failed = checks.filter(({ ok }) => !ok)
  return failed.map(({ document, messages }) => (
    <Typography.Text key={document} type="danger">
      {t(`${E_INVOICES}.sample.${document}`)}: <bdi>{messages.join(' · ')}</bdi>
    </Typography.Text>
  ))
}

function CreateUnit({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const send = useSend()
  const options = ENVIRONMENTS.map((value) => ({ value, label: t(`${E_INVOICES}.mode.${value}`) }))
  const create = async (values: Record<string, unknown>) => {
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    await send(t(`${E_INVOICES}.unit_created`), () =>
      http.post('/api/e-invoicing/units', values, { headers })
    )
    onDone()
  }
  return (
    <ConfirmAction
      icon={<PlusOutlined />}
      label={t(`${E_INVOICES}.create_unit`)}
      title={t(`${E_INVOICES}.create_unit`)}
      content={t(`${E_INVOICES}.create_unit_text`)}
      confirmLabel={t(`${E_INVOICES}.create_unit`)}
      fields={
        <>
          <Form.Item
            name="environment"
            label={t(`${E_INVOICES}.fields.environment`)}
            initialValue="simulation"
          >
            <PlainSelect options={options} />
          </Form.Item>
          <OtpField />
        </>
      }
      onConfirm={(_, { environment, otp }) => create({ environment, otp })}
    />
  )
}
