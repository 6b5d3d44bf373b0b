import { Input, Select } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { nameIn } from '../../../kit/display/name-in'
import { Field } from '../../../kit/form/field-grid'
import { FormDialog } from '../../../kit/form/form-dialog'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { today } from '../../../kit/inputs/today'
import { toast } from '../../../providers/toast'
import { LEAVE_ENTRIES, leavePath, type LeaveBalance } from './leave-entry'

interface EntryDialogProps {
  employeeId: number
  balances: LeaveBalance[]
  onClose: () => void
}

/** HR enters what somebody brings along, or corrects a balance; both stay as rows of the ledger. */
export function EntryDialog({ employeeId, balances, onClose }: EntryDialogProps) {
  const { t, i18n } = useTranslation()
  const client = useQueryClient()
  const path = leavePath(employeeId)
  const types = balances
    .filter(({ basis }) => basis === 'accrued')
    .map(({ leaveTypeId, name, nameAr }) => ({
      value: leaveTypeId,
      label: nameIn(i18n.language, name, nameAr),
    }))
  const save = async (values: object) => {
    await http.post(path, values, { headers: { 'Idempotency-Key': newIdempotencyKey() } })
    toast({ variant: 'success', title: t(`${LEAVE_ENTRIES}.entered`) })
    await client.invalidateQueries({ queryKey: [path] })
  }
  return (
    <FormDialog
      title={t(`${LEAVE_ENTRIES}.enter`)}
      initialValues={{ leaveTypeId: types[0]?.value, kind: 'opening', effectiveOn: today() }}
      onSave={save}
      onClose={onClose}
    >
      <EntryFields types={types} />
    </FormDialog>
  )
}

function EntryFields({ types }: { types: { value: number; label: string }[] }) {
  const { t } = useTranslation()
  const kinds = ['opening', 'adjustment'].map((value) => ({
    value,
    label: t(`${LEAVE_ENTRIES}.kinds.${value}`),
  }))
  return (
    <>
      <Field resource={LEAVE_ENTRIES} name="leaveTypeId">
        <Select<number> options={types} />
      </Field>
      <Field resource={LEAVE_ENTRIES} name="kind">
        <PlainSelect options={kinds} />
      </Field>
      <Field resource={LEAVE_ENTRIES} name="effectiveOn" required>
        <DayInput />
      </Field>
      <Field resource={LEAVE_ENTRIES} name="days" required>
        <DecimalInput maxLength={9} />
      </Field>
      <Field resource={LEAVE_ENTRIES} name="note" required>
        <Input dir="auto" maxLength={400} />
      </Field>
    </>
  )
}
