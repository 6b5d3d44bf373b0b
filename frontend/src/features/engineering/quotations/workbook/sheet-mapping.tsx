import { rowKind } from '@binaa/backend/bill-rows'
import { columnLetters } from '@binaa/backend/column-names'
import { Alert, Form, InputNumber, Select, Table, Tag } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FieldGrid } from '../../../../kit/form/field-grid'
import { LoadFailed } from '../../../../kit/load-failed'
import { PageSkeleton } from '../../../../kit/page-skeleton'
import { QUOTATIONS } from '../quotation'
import {
  FIELDS,
  isComplete,
  WORKBOOK,
  workbookPath,
  type BillField,
  type Mapping,
  type SheetRows,
} from './workbook'

interface SheetMappingProps {
  quotationId: number
  mapping: Mapping
  mayChange: boolean
  onChange: (mapping: Mapping) => void
}

/** Which column of a sheet is what, with its first rows below. */
export function SheetMapping(props: SheetMappingProps) {
  const { quotationId, mapping } = props
  const path = `${workbookPath(quotationId)}/sheets/${mapping.position}`
  const query = useQuery<SheetRows>({ queryKey: [path] })
  const { t } = useTranslation()
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <PageSkeleton rows={4} />
  const { rows, isProtected } = query.data
  return (
    <>
      {isProtected ? (
        <Alert type="info" showIcon message={t(`${WORKBOOK}.protected_text`)} />
      ) : null}
      <ColumnFields {...props} rows={rows} />
      {mapping.isMapped && !isComplete(mapping) ? (
        <Alert type="warning" showIcon message={t(`${WORKBOOK}.incomplete`)} />
      ) : null}
      <RowsPreview rows={rows} mapping={mapping} />
    </>
  )
}

type Rows = SheetRows['rows']

const widthOf = (rows: Rows) => rows.reduce((width, { cells }) => Math.max(width, cells.length), 0)

function ColumnFields({ mapping, mayChange, onChange, rows }: SheetMappingProps & { rows: Rows }) {
  const { t } = useTranslation()
  const { header, columns } = mapping
  const titles = rows.find(({ number }) => number === header)?.cells ?? []
  const options = Array.from({ length: widthOf(rows) }, (_, at) => ({
    value: at,
    label: [columnLetters(at), titles[at]].filter(Boolean).join(' · '),
  }))
  const change = (more: Partial<Mapping>) => onChange({ ...mapping, isMapped: true, ...more })
  return (
    <Form component={false} layout="vertical" disabled={!mayChange}>
      <FieldGrid>
        <Form.Item
          label={t(`${WORKBOOK}.header`)}
          htmlFor="workbook-header"
          tooltip={t(`${WORKBOOK}.header_help`)}
        >
          <InputNumber
            id="workbook-header"
            min={0}
            max={1_048_576}
            precision={0}
            value={header}
            onChange={(row) => change({ header: row ?? 0 })}
            style={{ inlineSize: '100%' }}
          />
        </Form.Item>
        {FIELDS.map((field) => (
          <ColumnField
            key={field}
            field={field}
            value={columns[field]}
            options={options}
            onChange={(at) => change({ columns: { ...columns, [field]: at } })}
          />
        ))}
      </FieldGrid>
    </Form>
  )
}

interface ColumnFieldProps {
  field: BillField
  value: number | null
  options: { value: number; label: string }[]
  onChange: (at: number | null) => void
}

function ColumnField({ field, value, options, onChange }: ColumnFieldProps) {
  const { t } = useTranslation()
  return (
    <Form.Item
      label={t(`${WORKBOOK}.field.${field}`)}
      htmlFor={`workbook-${field}`}
      required={field === 'description'}
    >
      <Select<number | null>
        id={`workbook-${field}`}
        allowClear
        showSearch
        optionFilterProp="label"
        placeholder={t(`${QUOTATIONS}.import.not_in_file`)}
        value={value}
        options={options}
        onChange={(at) => onChange(at ?? null)}
      />
    </Form.Item>
  )
}

type Row = Rows[number]

/** The first rows with what each of them is taken for. */
function RowsPreview({ rows, mapping }: { rows: Rows; mapping: Mapping }) {
  const { t } = useTranslation()
  const fields = new Map(
    FIELDS.map((field): [number | null, BillField] => [mapping.columns[field], field])
  )
  return (
    <Table<Row>
      size="small"
      rowKey="number"
      pagination={false}
      dataSource={rows}
      scroll={{ x: 'max-content', y: 320 }}
      columns={[
        { title: '#', dataIndex: 'number', width: 56, fixed: 'left' },
        {
          title: t(`${WORKBOOK}.kind`),
          width: 96,
          render: (_, row) => <KindTag row={row} mapping={mapping} />,
        },
        ...Array.from({ length: widthOf(rows) }, (_, at) => {
          const field = fields.get(at)
          return {
            key: at,
            width: field === 'description' ? 280 : 120,
            title: field ? (
              <>
                {columnLetters(at)} · {t(`${WORKBOOK}.field.${field}`)}
              </>
            ) : (
              columnLetters(at)
            ),
            ellipsis: true,
            render: (_: unknown, { cells }: Row) => <bdi>{cells[at]}</bdi>,
          }
        }),
      ]}
    />
  )
}

function KindTag({ row, mapping }: { row: Row; mapping: Mapping }) {
  const { t } = useTranslation()
  const { header, columns } = mapping
  if (row.number === header) return <Tag>{t(`${WORKBOOK}.kinds.header`)}</Tag>
  if (row.number < header || columns.description === null) return null
  const text = (field: BillField) => {
    const at = columns[field]
    return at === null ? '' : (row.cells[at] ?? '')
  }
  const texts = {
    description: text('description'),
    unit: text('unit'),
    quantity: text('quantity'),
    unitRate: text('unitRate'),
  }
  const kind = rowKind(texts, columns.quantity !== null)
  if (kind === 'nothing') return null
  return <Tag color={kind === 'line' ? 'blue' : 'gold'}>{t(`${WORKBOOK}.kinds.${kind}`)}</Tag>
}
