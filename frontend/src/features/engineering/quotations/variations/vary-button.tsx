import { useState } from 'react'
import { Button, Modal, Typography, type TableColumnType } from 'antd'
import { ForkOutlined } from '@ant-design/icons'
import { compare, isDecimal } from '@binaa/backend/decimal'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../../kit/display/local-name'
import { Ltr } from '../../../../kit/display/ltr'
import { Quantity, Rate } from '../../../../kit/display/numbers'
import { DecimalInput } from '../../../../kit/inputs/decimal-input'
import type { useRecordAction } from '../../../../kit/show/use-record-action'
import { RecordTable } from '../../../../kit/table/record-table'
import { quotationPath, QUOTATIONS, type QuotationDetail, type QuotationLine } from '../quotation'

const TEXTS = `${QUOTATIONS}.variation`
const PAGE = 20

interface VaryButtonProps {
  quotation: QuotationDetail
  action: ReturnType<typeof useRecordAction>
}

/** Starts a variation of a job that was won with the lines that change, and opens it for editing. */
export function VaryButton(props: VaryButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<ForkOutlined />} onClick={() => setOpen(true)}>
        {t(`${TEXTS}.start`)}
      </Button>
      {isOpen ? <VariationDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** By line how much more or less of it there is. */
type Changes = Record<number, string>

type DialogProps = VaryButtonProps & { onClose: () => void }

/** Sends the changes that were written and opens what was made of them. */
function useStart({ quotation, action }: DialogProps, changes: Changes) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const written = Object.entries(changes).filter(([, quantity]) => quantity !== '')
  const isValid = written.every(
    ([, quantity]) => isDecimal(quantity) && compare(quantity, '0') !== 0
  )
  const start = async () => {
    const lines = written.map(([lineId, quantity]) => ({ lineId: Number(lineId), quantity }))
    setBusy(true)
    try {
      const made = await action.run<QuotationDetail>(quotation, {
        ...{ path: 'variations', body: { lines }, done: t(`${TEXTS}.started`) },
      })
      void navigate(`${quotationPath(made)}/edit`)
    } catch {
      setBusy(false)
    }
  }
  return { busy, isValid, start }
}

function VariationDialog(props: DialogProps) {
  const { t } = useTranslation()
  const [changes, setChanges] = useState<Changes>({})
  const { busy, isValid, start } = useStart(props, changes)
  const { quotation, onClose } = props
  return (
    <Modal
      open
      width={760}
      title={t(`${TEXTS}.start_title`, { number: quotation.number })}
      onCancel={onClose}
      onOk={() => void start()}
      okText={t(`${TEXTS}.start`)}
      okButtonProps={{ disabled: !isValid, loading: busy }}
    >
      <Typography.Paragraph>{t(`${TEXTS}.start_text`)}</Typography.Paragraph>
      <LineChanges
        lines={quotation.lines}
        changes={changes}
        onChange={(id, quantity) => setChanges({ ...changes, [id]: quantity })}
      />
    </Modal>
  )
}

interface LineChangesProps {
  lines: QuotationLine[]
  changes: Changes
  onChange: (id: number, quantity: string) => void
}

function useColumns({ changes, onChange }: LineChangesProps): TableColumnType<QuotationLine>[] {
  const { t } = useTranslation()
  const field = (name: string) => t(`${QUOTATIONS}.fields.${name}`)
  return [
    { title: '#', render: (_, line) => <Ltr>{line.clientItem ?? line.ordinal}</Ltr> },
    {
      title: field('description'),
      render: (_, line) => <LocalName name={line.description} nameAr={line.descriptionAr} />,
    },
    {
      title: field('quantity'),
      align: 'end',
      render: (_, line) => <Quantity value={line.quantity} />,
    },
    {
      title: field('unitRate'),
      align: 'end',
      render: (_, line) => <Rate value={line.unitRate} />,
    },
    {
      title: t(`${TEXTS}.change`),
      width: 150,
      render: (_, line) => (
        <DecimalInput
          aria-label={t(`${TEXTS}.change_of`, { name: line.description })}
          placeholder="±"
          value={changes[line.id] ?? ''}
          onChange={(value) => onChange(line.id, value ?? '')}
        />
      ),
    },
  ]
}

function LineChanges(props: LineChangesProps) {
  const { lines } = props
  return (
    <RecordTable<QuotationLine>
      size="small"
      rowKey="id"
      scroll={{ x: 'max-content' }}
      pagination={lines.length > PAGE ? { pageSize: PAGE, showSizeChanger: false } : false}
      dataSource={lines}
      columns={useColumns(props)}
    />
  )
}
