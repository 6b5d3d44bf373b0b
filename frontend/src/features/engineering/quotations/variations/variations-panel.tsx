import { Flex } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../../api/types'
import { DateText } from '../../../../kit/display/date-text'
import { Money } from '../../../../kit/display/numbers'
import { StatusTag } from '../../../../kit/display/status-tag'
import { Empty } from '../../../../kit/empty'
import { Totals } from '../../../../kit/lines/totals'
import { RecordTable } from '../../../../kit/table/record-table'
import { quotationPath, QUOTATIONS, type QuotationDetail } from '../quotation'

const TEXTS = `${QUOTATIONS}.variation`

type Variation = Schema<'QuotationVariation'>

/** The variations of a job, and what those that were accepted make of its value. */
export function VariationsPanel({ quotation }: { quotation: QuotationDetail }) {
  const { t } = useTranslation()
  const { variations = [], variationOf, originalNet, revisedNet, currency } = quotation
  return (
    <Flex vertical gap="middle">
      {variationOf ? (
        <div>
          {t(`${QUOTATIONS}.fields.variationOf`)}{' '}
          <Link to={quotationPath(variationOf)}>{variationOf.number}</Link>
        </div>
      ) : null}
      {variations.length ? (
        <VariationsTable variations={variations} currency={currency} />
      ) : (
        <Empty title={t(`${TEXTS}.none`)} />
      )}
      {originalNet ? (
        <Totals
          rows={[
            {
              label: t(`${TEXTS}.original`),
              value: <Money value={originalNet} currency={currency} />,
            },
            {
              label: t(`${TEXTS}.revised`),
              value: <Money value={revisedNet} currency={currency} />,
              strong: true,
            },
          ]}
        />
      ) : null}
    </Flex>
  )
}

function VariationsTable({ variations, currency }: { variations: Variation[]; currency: string }) {
  const { t } = useTranslation()
  const field = (name: string) => t(`${QUOTATIONS}.fields.${name}`)
  return (
    <RecordTable<Variation>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={variations}
      columns={[
        {
          title: field('number'),
          render: (_, row) => <Link to={quotationPath(row)}>{row.number}</Link>,
        },
        { title: field('stage'), render: (_, row) => <StatusTag status={row.stage} /> },
        { title: field('quotedOn'), render: (_, row) => <DateText value={row.quotedOn} /> },
        {
          title: t(`${TEXTS}.net`),
          align: 'end',
          render: (_, row) => <Money value={row.net} currency={currency} />,
        },
      ]}
    />
  )
}
