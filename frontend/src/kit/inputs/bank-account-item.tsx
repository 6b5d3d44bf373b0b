import { useEffect } from 'react'
import { Form, Select } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../api/types'
import { withoutAriaRequired } from './plain-select'
import { useAbility } from '../../providers/access'

type Option = Schema<'BankAccountOption'>

/** The firm's accounts in a currency that money can move through; none for who may not choose one. */
export function useBankAccounts(currency: string) {
  const isAllowed = useAbility('bank-accounts.choose')
  const query = useQuery<Option[]>({
    queryKey: [`/api/bank-accounts/lookup?currency=${currency}`],
    enabled: isAllowed && currency !== '',
  })
  return query.data ?? []
}

interface BankAccountItemProps {
  currency: string
  /** Cash moves through no account. */
  hidden?: boolean
}

/**
 * The firm's bank account that money of a document moves through, as the item `bankAccountId` of a form. Only accounts
 * in the currency of the document are offered; without one, the default account is meant.
 */
export function BankAccountItem({ currency, hidden = false }: BankAccountItemProps) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const accounts = useBankAccounts(currency)
  const chosen = Form.useWatch('bankAccountId', { form, preserve: true }) as number | null
  const fits = !hidden && accounts.some(({ id }) => id === chosen)
  const isShown = !hidden && accounts.length > 0
  useEffect(() => {
    // an account of another currency, or of money that is paid in cash now
    if (chosen && !fits && (hidden || accounts.length)) form.setFieldValue('bankAccountId', null)
  }, [form, chosen, fits, hidden, accounts.length])
  if (!isShown) return null
  return (
    <Form.Item name="bankAccountId" label={t('kit.bank_account.label')} initialValue={null}>
      <BankAccountSelect accounts={accounts} />
    </Form.Item>
  )
}

interface BankAccountSelectProps {
  id?: string
  'aria-label'?: string
  accounts: Option[]
  value?: number | null
  onChange?: (id: number | null) => void
}

/** One of the firm's accounts, or the default one. */
export function BankAccountSelect({ accounts, value, onChange, ...rest }: BankAccountSelectProps) {
  const { t } = useTranslation()
  const first = accounts.find(({ isDefault }) => isDefault)
  return (
    <Select<number>
      {...withoutAriaRequired(rest)}
      allowClear
      showSearch
      optionFilterProp="label"
      placeholder={first?.label ?? t('kit.bank_account.default')}
      options={accounts.map((account) => ({ value: account.id, label: account.label }))}
      value={value ?? undefined}
      onChange={(next: number | undefined) => onChange?.(next ?? null)}
      style={{ width: '100%' }}
    />
  )
}
