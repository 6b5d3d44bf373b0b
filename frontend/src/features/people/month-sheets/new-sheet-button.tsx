import { useState } from 'react'
import { Button } from 'antd'
import { PlusOutlined } from '@ant-design/icons'
import dayjs from 'dayjs'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { Field } from '../../../kit/form/field-grid'
import { FormDialog } from '../../../kit/form/form-dialog'
import { MonthInput } from '../../../kit/inputs/month-input'
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
            <MonthInput latest={today().slice(0, 7)} />
          </Field>
        </FormDialog>
      ) : null}
    </>
  )
}
