import { useState } from 'react'
import { DatePicker, Flex, Form } from 'antd'
import dayjs from 'dayjs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { LinkButton } from '../../../kit/link-button'
import { LoadFailed } from '../../../kit/load-failed'
import { SentMails } from '../../../kit/mails/record-mails'
import { SendByMail } from '../../../kit/mails/send-by-mail'
import { useAbility } from '../../../providers/access'
import { ReportButton } from '../report-button'
import { STATEMENT, type Statement } from './statement'
import { StatementTable } from './statement-table'

const DAY = 'YYYY-MM-DD'

/** The account of a client: opening, every document of the period, closing. */
export function ClientStatement({ clientId }: { clientId: number }) {
  const { t } = useTranslation()
  const [currency, setCurrency] = useState('SAR')
  const [period, setPeriod] = useState<[string, string]>([
    dayjs().startOf('year').format(DAY),
    dayjs().format(DAY),
  ])
  const [from, to] = period
  const mails = `/api/clients/${clientId}/statement/mails`
  const query = useQuery<Statement>({
    queryKey: [`/api/clients/${clientId}/statement?from=${from}&to=${to}&currency=${currency}`],
    staleTime: 0,
  })
  return (
    <>
      <Flex wrap gap="middle" align="start" style={{ marginBlockEnd: 16 }}>
        <StatementFilters {...{ period, setPeriod, currency, setCurrency }} />
        <ReportButton
          url={`/api/clients/${clientId}/statement/exports`}
          query={{ from, to, currency }}
          formats={['pdf', 'xlsx', 'csv']}
        />
        <SendByMail
          path={mails}
          title={t(`${STATEMENT}.mail.title`)}
          body={{ from, upTo: to, currency }}
        />
        <Receive clientId={clientId} />
      </Flex>
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <StatementTable statement={query.data} />
      )}
      <SentMails path={mails} />
    </>
  )
}

function Receive({ clientId }: { clientId: number }) {
  const { t } = useTranslation()
  if (!useAbility('invoices.manage')) return null
  return (
    <LinkButton to={`/commercial/receipts/new?client=${clientId}`}>
      {t(`${STATEMENT}.receive`)}
    </LinkButton>
  )
}

interface StatementFiltersProps {
  period: [string, string]
  setPeriod: (period: [string, string]) => void
  currency: string
  setCurrency: (currency: string) => void
}

function StatementFilters({ period, setPeriod, currency, setCurrency }: StatementFiltersProps) {
  const { t } = useTranslation()
  const [from, to] = period
  return (
    <>
      <Form.Item label={t(`${STATEMENT}.period`)} style={{ marginBlockEnd: 0 }}>
        <DatePicker.RangePicker
          allowClear={false}
          aria-label={t(`${STATEMENT}.period`)}
          value={[dayjs(from, DAY), dayjs(to, DAY)]}
          onChange={(range) => {
            const [start, end] = range ?? []
            if (start && end) setPeriod([start.format(DAY), end.format(DAY)])
          }}
        />
      </Form.Item>
      <Form.Item
        label={t('commercial.invoices.fields.currency')}
        htmlFor="statement-currency"
        style={{ minWidth: 160, marginBlockEnd: 0 }}
      >
        <PlainSelect
          id="statement-currency"
          options={CURRENCY_OPTIONS}
          value={currency}
          onChange={setCurrency}
        />
      </Form.Item>
    </>
  )
}
