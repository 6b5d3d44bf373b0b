import { useState } from 'react'
import { Flex, Form, Select } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { Empty } from '../../../kit/empty'
import { RecordTable } from '../../../kit/table/record-table'
import { ChangePercent } from './change-percent'
import { ComparisonView } from './comparison-view'
import { quotationPath, QUOTATIONS, type QuotationDetail, type Revision } from './quotation'

const TEXTS = `${QUOTATIONS}.revision`

/** Every revision with its price against the one before, and any two of them side by side. */
export function RevisionsPanel({ quotation }: { quotation: QuotationDetail }) {
  const { t } = useTranslation()
  const { revisions = [] } = quotation
  const others = revisions.filter(({ id }) => id !== quotation.id)
  const [chosen, setChosen] = useState<number | null>(null)
  const beside = chosen ?? quotation.revisesId ?? others[0]?.id ?? null
  return (
    <Flex vertical gap="middle">
      <RevisionsTable revisions={revisions} />
      {beside === null ? (
        <Empty title={t(`${TEXTS}.none`)} />
      ) : (
        <>
          <BesideSelect
            number={quotation.number}
            others={others}
            value={beside}
            onChange={setChosen}
          />
          <ComparisonView path={`${quotation.id}/comparison?with=${beside}`} />
        </>
      )}
    </Flex>
  )
}

function RevisionsTable({ revisions }: { revisions: Revision[] }) {
  const { t } = useTranslation()
  return (
    <RecordTable<Revision>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={revisions}
      columns={[
        {
          title: t(`${QUOTATIONS}.fields.number`),
          render: (_, row) => <Link to={quotationPath(row)}>{row.number}</Link>,
        },
        {
          title: t(`${QUOTATIONS}.fields.stage`),
          render: (_, row) => <StatusTag status={row.stage} />,
        },
        {
          title: t(`${QUOTATIONS}.fields.quotedOn`),
          render: (_, row) => <DateText value={row.quotedOn} />,
        },
        {
          title: t(`${QUOTATIONS}.fields.total`),
          align: 'end',
          render: (_, row) => <Money value={row.total} currency={row.currency} />,
        },
        {
          title: t(`${TEXTS}.change`),
          align: 'end',
          render: (_, row) => <ChangePercent value={row.changePercent} />,
        },
      ]}
    />
  )
}

interface BesideSelectProps {
  number: string
  others: Revision[]
  value: number
  onChange: (id: number) => void
}

function BesideSelect({ number, others, value, onChange }: BesideSelectProps) {
  const { t } = useTranslation()
  return (
    <Form layout="vertical" component={false}>
      <Form.Item
        label={t(`${TEXTS}.beside`, { number })}
        htmlFor="compare-with"
        style={{ maxInlineSize: 320, marginBlockEnd: 0 }}
      >
        <Select
          id="compare-with"
          value={value}
          options={others.map((other) => ({ value: other.id, label: other.number }))}
          onChange={onChange}
        />
      </Form.Item>
    </Form>
  )
}
