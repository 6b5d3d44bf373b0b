import { Form } from 'antd'
import { BankAccountSelect, useBankAccounts } from '../../../kit/inputs/bank-account-item'

interface AccountInCurrencyProps {
  id?: string
  value?: number | null
  onChange?: (id: number | null) => void
}

/** One of the firm's accounts in the currency that the form states. */
export function AccountInCurrency(props: AccountInCurrencyProps) {
  const currency = Form.useWatch('currency', { preserve: true }) as string | undefined
  return <BankAccountSelect {...props} accounts={useBankAccounts(currency ?? '')} />
}
