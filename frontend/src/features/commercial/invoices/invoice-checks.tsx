import { Alert, List } from 'antd'
import { CloseCircleOutlined, InfoCircleOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { InvoiceDetail } from './invoice'

type Checked = Pick<InvoiceDetail, 'checks' | 'highAdvance'>

/** What a draft lacks before it can be issued, in words. */
export function InvoiceChecks({ invoice }: { invoice: Checked }) {
  const { t } = useTranslation()
  const { checks: own, highAdvance } = invoice
  if (own.length === 0) return null
  const agreement = { key: 'agreement', ok: highAdvance?.agreed ?? false, required: true } as const
  const checks = highAdvance ? [agreement, ...own] : own
  const open = checks.filter(({ ok }) => !ok)
  const missing = open.filter(({ required }) => required).length
  return (
    <Alert
      type={missing === 0 ? 'success' : 'warning'}
      role="status"
      showIcon
      style={{ marginBlockEnd: 16 }}
      message={t(missing === 0 ? 'commercial.invoices.ready' : 'commercial.invoices.not_ready')}
      description={
        open.length === 0 ? null : (
          <List
            size="small"
            split={false}
            dataSource={open}
            rowKey="key"
            renderItem={({ key, required }) => (
              <List.Item style={{ paddingInline: 0, justifyContent: 'flex-start', gap: 8 }}>
                {required ? (
                  <CloseCircleOutlined aria-hidden />
                ) : (
                  <InfoCircleOutlined aria-hidden />
                )}
                {t(`commercial.invoices.check.${key}`)}
              </List.Item>
            )}
          />
        )
      }
    />
  )
}
