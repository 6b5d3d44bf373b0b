import { Form, Table, type FormInstance, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { compare, isDecimal, multiply, sum } from '@binaa/backend/decimal'
import { exponentOf } from '@binaa/backend/money'
import { LocalName } from '../../../kit/display/local-name'
import { Money, Percent, Quantity } from '../../../kit/display/numbers'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { Totals } from '../../../kit/lines/totals'
import type { Contract, ContractLine } from '../contracts/contract'
import { INVOICES } from './invoice'

const QUANTITY_DIGITS = 4

interface WorkFieldProps {
  form: FormInstance
  contract: Contract
}

/** The bill of the contract with what was done in this period, on top of what is certified. */
export function WorkField({ form, contract }: WorkFieldProps) {
  const { t } = useTranslation()
  const work = (Form.useWatch('work', form) as Record<string, string> | undefined) ?? {}
  const { currency } = contract
  const title = (name: string) => t(`${INVOICES}.work.${name}`)
  const amount = (line: ContractLine) =>
    multiply(work[line.id] ?? '', line.unitRate, exponentOf(currency))
  const cumulative = (line: ContractLine) =>
    sum([line.certifiedQuantity, work[line.id] ?? '0'], QUANTITY_DIGITS)
  const gross = sum(contract.lines.map(amount), exponentOf(currency))
  return (
    <>
      <Table<ContractLine>
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ x: 'max-content' }}
        style={{ marginBlockEnd: 12 }}
        dataSource={contract.lines}
        columns={workColumns({ title, amount, cumulative, currency })}
      />
      <Totals
        rows={[
          {
            label: t(`${INVOICES}.fields.gross`),
            value: <Money value={gross} currency={currency} />,
            strong: true,
          },
        ]}
      />
      <p>{title('hint')}</p>
    </>
  )
}

interface WorkColumns {
  title: (name: string) => string
  amount: (line: ContractLine) => string
  cumulative: (line: ContractLine) => string
  currency: string
}

function workColumns(work: WorkColumns): TableColumnsType<ContractLine> {
  const { title, amount, cumulative, currency } = work
  return [
    {
      title: title('line'),
      render: (_, line) => <LocalName name={line.description} nameAr={line.descriptionAr} />,
    },
    {
      title: title('contract'),
      align: 'end',
      render: (_, line) => <Quantity value={line.quantity} unit={line.unit} />,
    },
    {
      title: title('previous'),
      align: 'end',
      render: (_, line) => <Quantity value={line.certifiedQuantity} />,
    },
    {
      title: title('now'),
      width: 150,
      render: (_, line) => <Now line={line} label={title('now')} />,
    },
    {
      title: title('cumulative'),
      align: 'end',
      render: (_, line) => <Done line={line} quantity={cumulative(line)} />,
    },
    {
      title: title('amount'),
      align: 'end',
      render: (_, line) => <Money bare value={amount(line)} currency={currency} />,
    },
  ]
}

function Now({ line, label }: { line: ContractLine; label: string }) {
  const { t } = useTranslation()
  const left = sum([line.quantity, `-${line.certifiedQuantity}`], QUANTITY_DIGITS)
  const check = (_: unknown, value?: string) => {
    if (!value) return Promise.resolve()
    if (!isDecimal(value)) return Promise.reject(new Error(t('kit.lines.incomplete')))
    return compare(value, left) > 0
      ? Promise.reject(new Error(t(`${INVOICES}.work.beyond`)))
      : Promise.resolve()
  }
  return (
    <Form.Item
      name={['work', String(line.id)]}
      rules={[{ validator: check }]}
      style={{ margin: 0 }}
    >
      <DecimalInput aria-label={`${label}: ${line.description}`} suffix={line.unit} />
    </Form.Item>
  )
}

function Done({ line, quantity }: { line: ContractLine; quantity: string }) {
  const share = Number(line.quantity)
    ? Math.round((Number(quantity) / Number(line.quantity)) * 1000) / 10
    : 0
  return (
    <>
      <Quantity value={quantity} /> (<Percent value={share} />)
    </>
  )
}
