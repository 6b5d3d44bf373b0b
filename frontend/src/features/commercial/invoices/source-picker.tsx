import { Card, Form, Select } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { FieldGrid } from '../../../kit/form/field-grid'
import { PageHeader } from '../../../kit/page-header'
import { RecordSelect } from '../../../kit/inputs/record-select'
import type { Contract } from '../contracts/contract'
import {
  corrects,
  INVOICES,
  INVOICE_TYPES,
  underContract,
  type InvoiceDetail,
  type InvoiceType,
} from './invoice'
import { useInvoicesHome } from './use-invoices-home'

interface SourcePickerProps {
  type: InvoiceType
  contract?: Contract
  original?: InvoiceDetail
  /** True where nothing can be written before the choice. */
  page?: boolean
}

/** What kind of document it is, and what it is written under; both are in the address. */
export function SourcePicker({ type, contract, original, page = false }: SourcePickerProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const home = useInvoicesHome()
  const go = (next: Record<string, string>) =>
    void navigate(`/commercial/invoicing/new?${new URLSearchParams(next).toString()}`, {
      replace: true,
    })
  const field = (name: string) => t(`${INVOICES}.fields.${name}`)
  const card = (
    <Card size="small" style={{ marginBlockEnd: 16 }}>
      <FieldGrid>
        <Form.Item label={field('type')} layout="vertical" style={{ marginBlockEnd: 0 }}>
          <Select
            aria-label={field('type')}
            value={type}
            options={INVOICE_TYPES.map((value) => ({
              value,
              label: t(`${INVOICES}.type.${value}`),
            }))}
            onChange={(next) => go({ type: next })}
          />
        </Form.Item>
        {underContract(type) || corrects(type) ? (
          <SourceField {...{ type, contract, original, go }} />
        ) : null}
      </FieldGrid>
    </Card>
  )
  if (!page) return card
  return (
    <>
      <PageHeader title={t(`${INVOICES}.new.${type}`)} back={home} />
      {card}
    </>
  )
}

interface SourceFieldProps extends Omit<SourcePickerProps, 'page'> {
  go: (next: Record<string, string>) => void
}

/** The contract it is written under, or the invoice it corrects. */
function SourceField({ type, contract, original, go }: SourceFieldProps) {
  const { t } = useTranslation()
  const kind = underContract(type) ? 'contract' : 'original'
  const label = t(`${INVOICES}.fields.${kind}`)
  const chosen = contract ?? original
  const name = contract
    ? `${contract.number} ${contract.title}`
    : `${original?.number} — ${original?.clientName}`
  return (
    <Form.Item label={label} layout="vertical" required style={{ marginBlockEnd: 0 }}>
      <RecordSelect
        key={type}
        aria-label={label}
        lookup={kind === 'contract' ? 'contracts/lookup' : 'invoices/lookup'}
        value={chosen?.id ?? null}
        selected={chosen ? { id: chosen.id, label: name } : null}
        allowClear={false}
        onChange={(id) => {
          if (id) go({ type, [kind]: String(id) })
        }}
      />
    </Form.Item>
  )
}
