import { useState } from 'react'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { HttpError } from '../../../api/http-error'
import type { Section } from '../../../api/types'
import { SECTIONS, type useChangeSection } from './use-change-section'

export type SectionValues = Pick<
  Section,
  'maintenanceMessage' | 'maintenanceMessageAr' | 'from' | 'to'
>

/** Message and schedule of a section; what the server refuses is marked on its field. */
export function useSectionForm(
  section: Section,
  action: ReturnType<typeof useChangeSection>,
  onSaved: () => void
) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [form] = Form.useForm<SectionValues>()
  const save = async (values: SectionValues) => {
    setBusy(true)
    try {
      await action.change(section, values, t(`${SECTIONS}.saved`))
      onSaved()
    } catch (error) {
      const errors = error instanceof HttpError ? (error.errors ?? {}) : {}
      form.setFields(
        Object.entries(errors).map(([field, messages]) => ({
          name: field as keyof SectionValues,
          errors: messages,
        }))
      )
    } finally {
      setBusy(false)
    }
  }
  return { form, isBusy, save }
}
