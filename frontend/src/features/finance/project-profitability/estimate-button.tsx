import { useState } from 'react'
import { Button, Input } from 'antd'
import { EditOutlined } from '@ant-design/icons'
import { useInvalidate } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { Field } from '../../../kit/form/field-grid'
import { FormDialog } from '../../../kit/form/form-dialog'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { PROFITABILITY, type ProjectProfitability } from './project-profitability'

interface Stated {
  cost?: string | null
  note?: string | null
}

/** States what a project is expected to cost in all; without an amount its budget says so again. */
export function EstimateButton({ project }: { project: ProjectProfitability }) {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  const [isOpen, setIsOpen] = useState(false)
  const { id, version, estimate } = project
  const label = t(`${PROFITABILITY}.estimate`)
  const save = async ({ cost, note }: Stated) => {
    const body = { cost: cost || null, note: note || null }
    const headers = { 'If-Match': `"${version}"` }
    await http.patch(`/api/project-profitability/${id}`, body, { headers })
    await invalidate({ resource: PROFITABILITY, invalidates: ['list', 'detail'], id })
  }
  return (
    <>
      <Button icon={<EditOutlined />} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <FormDialog<Stated>
          title={label}
          intro={t(`${PROFITABILITY}.estimate_text`)}
          initialValues={{ cost: estimate?.cost, note: estimate?.note }}
          onSave={save}
          onClose={() => setIsOpen(false)}
        >
          <Field resource={PROFITABILITY} name="cost">
            <DecimalInput />
          </Field>
          <Field resource={PROFITABILITY} name="note">
            <Input.TextArea dir="auto" maxLength={1000} autoSize={{ minRows: 2 }} />
          </Field>
        </FormDialog>
      ) : null}
    </>
  )
}
