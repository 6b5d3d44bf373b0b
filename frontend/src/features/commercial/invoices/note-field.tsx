import { Form, Table, type FormInstance, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { compare, isDecimal } from '@binaa/backend/decimal'
import { LocalName } from '../../../kit/display/local-name'
import { Money, Quantity } from '../../../kit/display/numbers'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { VatText } from '../../../kit/vat/vat-text'
import { INVOICES, type InvoiceDetail } from './invoice'
import type { NoteValue } from './note-values'

type OriginalLine = InvoiceDetail['lines'][number]

interface NoteFieldProps {
  form: FormInstance
  original: InvoiceDetail
  /** A credit takes back at most what is left of a line; a debit adds to it. */
  isCredit: boolean
}

/** The lines of the original, and how much of each the note corrects. */
export function NoteField(props: NoteFieldProps) {
  const { t } = useTranslation()
  const { original, isCredit } = props
  const columns = useNoteColumns(props)
  return (
    <>
      <Table<OriginalLine>
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ x: 'max-content' }}
        style={{ marginBlockEnd: 12 }}
        dataSource={original.lines}
        columns={columns}
      />
      <p>{t(`${INVOICES}.note.${isCredit ? 'credit_hint' : 'debit_hint'}`)}</p>
    </>
  )
}

function useNoteColumns({
  form,
  original,
  isCredit,
}: NoteFieldProps): TableColumnsType<OriginalLine> {
  const { t } = useTranslation()
  const values = (Form.useWatch('corrections', form) as Record<string, NoteValue> | undefined) ?? {}
  const title = (name: string) => t(`${INVOICES}.note.${name}`)
  return [
    {
      title: t(`${INVOICES}.line.description`),
      render: (_, line) => <LocalName name={line.description} nameAr={line.descriptionAr} />,
    },
    {
      title: t(`${INVOICES}.line.price`),
      align: 'end',
      render: (_, line) => <Quantity value={line.unitPrice} />,
    },
    {
      title: t(`${INVOICES}.line.vatRate`),
      align: 'end',
      render: (_, line) => <VatText category={line.vatCategory} rate={line.vatRate} />,
    },
    {
      title: title(isCredit ? 'left' : 'invoiced'),
      align: 'end',
      render: (_, line) => <Whole line={line} isCredit={isCredit} currency={original.currency} />,
    },
    ...(['quantity', 'amount'] as const).map((name) => ({
      title: title(name),
      width: 150,
      render: (_: unknown, line: OriginalLine) => (
        <Part
          {...{ name, line, isCredit, label: `${title(name)}: ${line.description}` }}
          other={values[line.id]?.[name === 'quantity' ? 'amount' : 'quantity']}
        />
      ),
    })),
  ]
}

interface WholeProps {
  line: OriginalLine
  isCredit: boolean
  currency: string
}

function Whole({ line, isCredit, currency }: WholeProps) {
  const { quantity, amount } = (isCredit && line.left) || {
    quantity: line.quantity,
    amount: line.net,
  }
  return (
    <>
      <Quantity value={quantity} unit={line.unit} /> · <Money value={amount} currency={currency} />
    </>
  )
}

interface PartProps {
  name: 'quantity' | 'amount'
  line: OriginalLine
  isCredit: boolean
  label: string
  /** The other of the two: only one says how much. */
  other?: string
}

function Part({ name, line, isCredit, label, other }: PartProps) {
  const { t } = useTranslation()
  const check = (_: unknown, value?: string) => {
    if (!value) return Promise.resolve()
    if (!isDecimal(value)) return Promise.reject(new Error(t('kit.lines.incomplete')))
    if (isCredit && line.left && compare(value, line.left[name]) > 0)
      return Promise.reject(new Error(t(`${INVOICES}.note.above`)))
    return Promise.resolve()
  }
  return (
    <Form.Item
      name={['corrections', String(line.id), name]}
      rules={[{ validator: check }]}
      style={{ margin: 0 }}
    >
      <DecimalInput aria-label={label} disabled={!!other} />
    </Form.Item>
  )
}
