import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { useQueryClient } from '@tanstack/react-query'
import { Field } from '../../../kit/form/field-grid'
import { FormDialog } from '../../../kit/form/form-dialog'
import { IbanInput } from '../../../kit/inputs/iban-input'
import { toast } from '../../../providers/toast'
import { PAY, payPath, type Pay } from './employee-pay'

interface DialogProps {
  pay: Pay
  version: number
  onClose: () => void
}

/** Where someone is paid. */
export function BankDialog({ pay, version, onClose }: DialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const save = async (values: Pay['bank']) => {
    const body = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, value || null])
    )
    await http.put(`/api/employees/${pay.id}/bank-account`, body, {
      headers: { ...ifMatch(version), 'Idempotency-Key': newIdempotencyKey() },
    })
    toast({ variant: 'success', title: t(`${PAY}.saved`) })
    await client.invalidateQueries({ queryKey: [payPath(pay.id)] })
  }
  return (
    <FormDialog<Pay['bank']>
      title={t(`${PAY}.set_bank`)}
      initialValues={pay.bank}
      onSave={save}
      onClose={onClose}
    >
      <Field resource={PAY} name="bankName">
        <Input dir="auto" maxLength={160} />
      </Field>
      <Field resource={PAY} name="accountName">
        <Input dir="auto" maxLength={200} autoComplete="off" />
      </Field>
      <Field resource={PAY} name="iban">
        <IbanInput />
      </Field>
    </FormDialog>
  )
}
