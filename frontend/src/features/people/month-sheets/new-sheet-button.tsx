import { useState } from 'react'
import { Button, DatePicker } from 'antd'
import { PlusOutlined } from '@ant-design/icons'
import dayjs from 'dayjs'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { Field } from '../../../kit/form/field-grid'
import { FormDialog } from '../../../kit/form/form-dialog'
import { today } from '../../../kit/inputs/today'
import { MONTH_SHEETS, sheetPath, type MonthSheet } from './month-sheet'

const STORED = 'YYYY-MM'

interface Values {
  month: string
}

/** Begins the sheet of a month: that before this one, as long as no other is picked. */
export function NewSheetButton() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const label = t(`${MONTH_SHEETS}.create`)
  const create = async ({ month }: Values) => {
    const { data } = await http.post<MonthSheet>(
      '/api/month-sheets',
      { month },
      { headers: { 'Idempotency-Key': newIdempotencyKey() } }
    )
    void navigate(sheetPath(data))
  }
  return (
    <>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <FormDialog<Values>
          title={label}
          saveLabel={t(`${MONTH_SHEETS}.begin`)}
          initialValues={{ month: dayjs(today()).subtract(1, 'month').format(STORED) }}
          onSave={create}
          onClose={() => setOpen(false)}
        >
          <Field resource={MONTH_SHEETS} name="month" required>
            <MonthInput />
          </Field>
        </FormDialog>
      ) : null}
    </>
  )
}

interface MonthInputProps {
  id?: string
  value?: string | null
  onChange?: (value: string | null) => void
}

/** A month that has begun. */
function MonthInput({ value, onChange, ...props }: MonthInputProps) {
  return (
    <DatePicker
      {...props}
      picker="month"
      value={value ? dayjs(value, STORED) : null}
      onChange={(month) => onChange?.(month ? month.format(STORED) : null)}
      format={STORED}
      disabledDate={(month) => month.format(STORED) > today().slice(0, 7)}
      style={{ width: '100%' }}
    />
  )
}
