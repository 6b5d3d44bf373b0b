import { Tag, Typography, type TableProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { Money, Quantity, Rate, Whole } from '../../../kit/display/numbers'
import { Ltr } from '../../../kit/display/ltr'
import { Empty } from '../../../kit/empty'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import { QuotationSums } from './quotation-sums'
import { Totals } from '../../../kit/lines/totals'
import { RecordTable } from '../../../kit/table/record-table'
import { sectionTotals } from './quotation-totals'
import { QUOTATIONS, type QuotationDetail, type QuotationLine } from './quotation'

/** The stored lines section by section with their sums; amounts only where the server sent them. */
export function QuotationLines({ quotation }: { quotation: QuotationDetail }) {
  const { t } = useTranslation()
  const { lines = [], currency } = quotation
  if (lines.length === 0) return <Empty title={t(`${QUOTATIONS}.no_lines`)} />
  const isPriced = typeof quotation.total === 'string'
  const sections = sectionTotals(
    lines.map((line) => ({ ...line, total: line.total ?? '0' })),
    currency
  )
  return (
    <>
      {sections.map(({ section, total }) => (
        <section key={section} style={{ marginBlockEnd: 16 }}>
          {section || sections.length > 1 ? (
            <Typography.Title level={2} style={{ fontSize: 15 }}>
              <span dir="auto">{section || t(`${QUOTATIONS}.no_section`)}</span>
            </Typography.Title>
          ) : null}
          <SectionTable
            lines={lines.filter((line) => (line.section ?? '').trim() === section)}
            currency={currency}
            total={isPriced && sections.length > 1 ? total : null}
          />
        </section>
      ))}
      {lines.some(({ inclusion }) => inclusion !== 'included') ? (
        <Typography.Text type="secondary">{t(`${QUOTATIONS}.option_note`)}</Typography.Text>
      ) : null}
      {isPriced ? <QuotationSums quotation={quotation} /> : null}
    </>
  )
}

interface SectionTableProps {
  lines: QuotationLine[]
  currency: string
  /** Sum of the section; null where prices are hidden or there is one section only. */
  total: string | null
}

function SectionTable({ lines, currency, total }: SectionTableProps) {
  const columns = useLineColumns(lines, currency)
  return (
    <RecordTable<QuotationLine>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={lines}
      columns={columns}
      footer={total === null ? undefined : () => <SectionSum total={total} currency={currency} />}
    />
  )
}

type Columns = NonNullable<TableProps<QuotationLine>['columns']>

/** Cost and price only where the server sent them. */
function useLineColumns(lines: QuotationLine[], currency: string): Columns {
  const { t } = useTranslation()
  const unitLabel = useChoiceLabel('units')
  const field = (name: string) => t(`${QUOTATIONS}.fields.${name}`)
  const isPriced = lines.some((line) => typeof line.unitRate === 'string')
  const isCosted = lines.some((line) => line.unitCost !== null)
  return [
    {
      title: '#',
      width: 64,
      render: (_, { clientItem }, index) =>
        clientItem ? <Ltr>{clientItem}</Ltr> : <Whole value={index + 1} />,
    },
    {
      title: field('description'),
      render: (_, line) => <Description line={line} />,
    },
    {
      title: field('quantity'),
      align: 'end',
      width: 130,
      render: (_, line) => <Quantity value={line.quantity} unit={unitLabel(line.unit)} />,
    },
    ...(isCosted ? costColumns(field) : []),
    ...(isPriced ? priceColumns(field, currency) : []),
  ]
}

const costColumns = (field: (name: string) => string): Columns => [
  {
    title: field('unitCost'),
    align: 'end',
    width: 130,
    render: (_, line) => <Rate value={line.unitCost} />,
  },
]

const priceColumns = (field: (name: string) => string, currency: string): Columns => [
  {
    title: field('unitRate'),
    align: 'end',
    width: 130,
    render: (_, line) => <Rate value={line.unitRate} />,
  },
  {
    title: field('total'),
    align: 'end',
    width: 150,
    render: (_, line) => <Money bare value={line.total} currency={currency} />,
  },
]

function Description({ line }: { line: QuotationLine }) {
  return (
    <>
      <div>
        <bdi>{line.description}</bdi> <LineTags line={line} />
      </div>
      {line.descriptionAr ? (
        <div>
          <bdi lang="ar">{line.descriptionAr}</bdi>
        </div>
      ) : null}
    </>
  )
}

function SectionSum({ total, currency }: { total: string; currency: string }) {
  const { t } = useTranslation()
  return (
    <Totals
      rows={[
        {
          label: t(`${QUOTATIONS}.section_total`),
          value: <Money value={total} currency={currency} />,
        },
      ]}
    />
  )
}

/** What sets a line apart: not in the total, or taxed otherwise. */
function LineTags({ line }: { line: QuotationLine }) {
  const { t } = useTranslation()
  const { inclusion, vatCategory } = line
  return (
    <>
      {inclusion === 'included' ? null : (
        <Tag color="gold">{t(`${QUOTATIONS}.inclusion.${inclusion}`)}</Tag>
      )}
      {vatCategory === 'standard' ? null : (
        <Tag>{t(`${QUOTATIONS}.vatCategory.${vatCategory}`)}</Tag>
      )}
    </>
  )
}
