import { Form, Input, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { nameIn } from '../../../kit/display/name-in'
import { KindSelect } from '../vendor-residencies/kind-select'
import { useResidency } from '../vendor-residencies/residency'
import { BILLS, type BillableLine, type BillableOrder, type BilledCharge } from './bill'
import type { BilledLine } from './bill-grid'

/** Null where it bears none; undefined where no one has chosen. */
type Kind = number | null | undefined

interface BillWithholdingProps {
  order: BillableOrder
  of: (line: BillableLine) => BilledLine
  onChange: (line: BillableLine, next: Partial<BilledLine>) => void
  charges: BilledCharge[]
  onCharges: (charges: BilledCharge[]) => void
}

interface Row {
  key: string
  label: string
  value: Kind
  set: (kind: Kind) => void
}

/** Which kind of withholding tax lines and charges of a vendor from abroad bear. */
export function BillWithholding(props: BillWithholdingProps) {
  const { t } = useTranslation()
  const rows = useRows(props)
  const { data: residency } = useResidency(props.order.vendorId)
  if (!residency || residency.isResident || !rows.length) return null
  return (
    <Table<Row>
      size="small"
      pagination={false}
      style={{ marginBlock: 12 }}
      dataSource={rows}
      columns={[
        { title: t(`${BILLS}.line`), render: (_, { label }) => <bdi>{label}</bdi> },
        {
          title: t(`${BILLS}.withholding.title`),
          width: '60%',
          render: (_, { label, value, set }) => (
            <KindSelect
              aria-label={`${t(`${BILLS}.withholding.title`)} ${label}`}
              residency={residency}
              value={value}
              onChange={set}
            />
          ),
        },
      ]}
    />
  )
}

function useRows({ order, of, onChange, charges, onCharges }: BillWithholdingProps): Row[] {
  const { t, i18n } = useTranslation()
  const lines = order.lines.filter((line) => Number(of(line).quantity))
  return [
    ...lines.map((line) => ({
      key: `line ${line.id}`,
      label: nameIn(i18n.language, line.description, line.descriptionAr),
      value: of(line).withholdingKindId,
      set: (withholdingKindId: Kind) => onChange(line, { withholdingKindId }),
    })),
    ...charges.map((charge, at) => ({
      key: `charge ${at}`,
      label: `${t(`${BILLS}.charge_kinds.${charge.kind}`)} ${at + 1}`,
      value: charge.withholdingKindId,
      set: (withholdingKindId: Kind) =>
        onCharges(charges.map((one, i) => (i === at ? { ...one, withholdingKindId } : one))),
    })),
  ]
}

/** Why services bear no tax, where someone says that lines or charges bear none. */
export function WithholdingNote({ isNone }: { isNone: boolean }) {
  const { t } = useTranslation()
  if (!isNone) return null
  return (
    <Form.Item
      name="withholdingNote"
      label={t(`${BILLS}.withholding.note`)}
      extra={t(`${BILLS}.withholding.note_hint`)}
    >
      <Input.TextArea rows={2} maxLength={500} dir="auto" />
    </Form.Item>
  )
}
