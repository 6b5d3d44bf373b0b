import { Select } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Body, Schema } from '../../../api/types'
import { nameIn } from '../../../kit/display/name-in'
import { Field } from '../../../kit/form/field-grid'
import { FormDialog } from '../../../kit/form/form-dialog'
import { DayInput } from '../../../kit/inputs/day-input'
import { withoutAriaRequired } from '../../../kit/inputs/plain-select'
import { useTabWrites } from '../../../kit/show/use-tab-rows'
import { CHECKLISTS, checklistsPath } from './checklist'

type Values = Body<'checklists_of_employees.store'>

interface MakeDialogProps {
  employee: Schema<'Employee'>
  onClose: () => void
}

/** Makes a checklist of a template by hand. */
export function MakeDialog({ employee, onClose }: MakeDialogProps) {
  const { t } = useTranslation()
  const write = useTabWrites(checklistsPath(employee.id))
  const save = ({ templateId, anchorOn }: Values) =>
    write({
      ...{ path: `employees/${employee.id}/checklists`, method: 'post' as const },
      ...{ body: { templateId, ...(anchorOn && { anchorOn }) }, done: t(`${CHECKLISTS}.made`) },
    })
  return (
    <FormDialog<Values> title={t(`${CHECKLISTS}.make`)} onSave={save} onClose={onClose}>
      <Field resource={CHECKLISTS} name="templateId" required>
        <TemplateSelect />
      </Field>
      <Field resource={CHECKLISTS} name="anchorOn" extra={t(`${CHECKLISTS}.anchor_hint`)}>
        <DayInput />
      </Field>
    </FormDialog>
  )
}

interface TemplateSelectProps {
  id?: string
  value?: number
  onChange?: (value: number) => void
}

/** A firm has a dozen templates: all of them are read at once. */
function TemplateSelect(props: TemplateSelectProps) {
  const { i18n } = useTranslation()
  const { data = [], isFetching } = useQuery<Schema<'ChecklistTemplate'>[]>({
    queryKey: ['/api/checklist-templates?active=true&_start=0&_end=100'],
  })
  return (
    <Select<number>
      {...withoutAriaRequired(props)}
      showSearch
      optionFilterProp="label"
      loading={isFetching}
      options={data.map(({ id, name, nameAr }) => ({
        value: id,
        label: nameIn(i18n.language, name, nameAr),
      }))}
    />
  )
}
