import type { Schema } from '../../../api/types'
import { Select } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

type PaymentTerm = Schema<'PaymentTerm'>

function usePaymentTerms() {
  const { i18n } = useTranslation()
  const { data = [], isLoading } = useQuery<PaymentTerm[]>({
    queryKey: ['/api/payment-terms?active=true&_start=0&_end=500'],
  })
  const isArabic = i18n.language.startsWith('ar')
  const labelOf = ({ id, label, name, nameAr }: PaymentTerm) =>
    (isArabic ? nameAr : name) ?? label ?? String(id)
  return { terms: data.map((term) => ({ id: term.id, label: labelOf(term) })), isLoading }
}

interface PaymentTermSelectProps {
  id?: string
  value?: number | null
  onChange?: (id: number | null) => void
}

/** Payment terms are few, so all of them are offered at once. */
export function PaymentTermSelect({ id, value, onChange }: PaymentTermSelectProps) {
  const { terms, isLoading } = usePaymentTerms()
  return (
    <Select<number>
      id={id}
      allowClear
      showSearch
      optionFilterProp="label"
      loading={isLoading}
      value={value ?? undefined}
      options={terms.map((term) => ({ value: term.id, label: term.label }))}
      onChange={(next) => onChange?.(next ?? null)}
      style={{ width: '100%' }}
    />
  )
}

export function PaymentTermText({ id }: { id: number }) {
  const { terms } = usePaymentTerms()
  return <>{terms.find((term) => term.id === id)?.label ?? ''}</>
}
