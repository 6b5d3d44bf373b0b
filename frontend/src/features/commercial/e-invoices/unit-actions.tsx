import { Button, Flex } from 'antd'
import { ReloadOutlined, SafetyCertificateOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { ConfirmAction } from '../../../kit/confirm-action'
import { useSend } from '../../../kit/use-send'
import { E_INVOICES, type EInvoiceUnit } from './e-invoice'
import { OtpField } from './otp-field'

interface UnitActionsProps {
  unit: EInvoiceUnit
  onDone: () => void
}

/** What can be done with a unit: its checks once more, or a new certificate. */
export function UnitActions({ unit, onDone }: UnitActionsProps) {
  const { t } = useTranslation()
  const send = useSend()
  const post = async (path: string, body: object, done: string) => {
    const headers = { ...ifMatch(unit.version), 'Idempotency-Key': newIdempotencyKey() }
    const url = `/api/e-invoicing/units/${unit.id}/${path}`
    try {
      await send(done, () => http.post(url, body, { headers }))
    } finally {
      onDone()
    }
  }
  const test = () => post('tests', {}, t(`${E_INVOICES}.testing`))
  if (!unit.can.test && !unit.can.renew) return null
  return (
    <Flex gap="small" wrap>
      {unit.can.test ? (
        // what failed has been told by then
        <Button icon={<ReloadOutlined />} onClick={() => void test().catch(() => null)}>
          {t(`${E_INVOICES}.test`)}
        </Button>
      ) : null}
      {unit.can.renew ? (
        <ConfirmAction
          icon={<SafetyCertificateOutlined />}
          label={t(`${E_INVOICES}.renew`)}
          title={t(`${E_INVOICES}.renew_title`)}
          content={t(`${E_INVOICES}.renew_text`)}
          confirmLabel={t(`${E_INVOICES}.renew`)}
          fields={<OtpField />}
          onConfirm={(_, { otp }) => post('renewal', { otp }, t(`${E_INVOICES}.renewed`))}
        />
      ) : null}
    </Flex>
  )
}
