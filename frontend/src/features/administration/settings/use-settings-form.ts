import { useCallback, useRef, useState } from 'react'
import { Form } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, ifMatch } from '../../../api/http'
import { HttpError } from '../../../api/http-error'
import type { FormState } from '../../../kit/form/form-context'
import { isConflict } from '../../../kit/form/conflict-dialog'
import { BRANDING_KEY } from '../../../providers/branding'
import { queryClient } from '../../../providers/query-client'
import { toast } from '../../../providers/toast'
import { SETTINGS, SETTINGS_KEY, type Settings } from './settings'

const NO_ERRORS: FormState = { serverErrors: {}, errorFields: [], attempt: 0 }

/** One document for the whole firm: read once, changed in the version that was seen. */
export function useSettingsForm() {
  const { t } = useTranslation()
  const [form] = Form.useForm<Partial<Settings>>()
  const query = useQuery<Settings>({ queryKey: SETTINGS_KEY, staleTime: 0 })
  const [errors, setErrors] = useState(NO_ERRORS)
  const [failure, setFailure] = useState<HttpError | null>(null)
  const [saving, setSaving] = useState(false)
  const dirty = useRef(false)

  const refuse = (error: unknown) => {
    const refused = error instanceof HttpError ? error : null
    const serverErrors = refused?.errors ?? {}
    setFailure(refused)
    setErrors(({ attempt }) => ({
      serverErrors,
      errorFields: [...new Set(Object.keys(serverErrors).map((name) => name.split('.')[0]!))],
      attempt: attempt + 1,
    }))
    form.setFields(
      Object.entries(serverErrors).map(([name, messages]) => ({
        name: name.split('.')[0] as keyof Settings,
        errors: messages,
      }))
    )
  }

  const save = async (values: Partial<Settings>) => {
    setSaving(true)
    setFailure(null)
    setErrors(({ attempt }) => ({ ...NO_ERRORS, attempt }))
    try {
      const { data } = await http.patch<Settings>('/api/settings', values, {
        headers: ifMatch(query.data?.version),
      })
      dirty.current = false
      queryClient.setQueryData(SETTINGS_KEY, data)
      void queryClient.invalidateQueries({ queryKey: BRANDING_KEY })
      toast({ variant: 'success', title: t(`${SETTINGS}.saved`) })
    } catch (error) {
      refuse(error)
    } finally {
      setSaving(false)
    }
  }

  const reload = async () => {
    const { data } = await query.refetch()
    setFailure(null)
    dirty.current = false
    form.setFieldsValue(data ?? {})
  }

  return {
    form,
    query,
    errors,
    failure: isConflict(failure) ? null : failure,
    conflict: isConflict(failure) ? failure : null,
    saving,
    save,
    reload,
    closeConflict: () => setFailure(null),
    markDirty: () => {
      dirty.current = true
    },
    isDirty: useCallback(() => dirty.current, []),
    reportInvalid: (errorFields: string[]) =>
      setErrors(({ attempt }) => ({ serverErrors: {}, errorFields, attempt: attempt + 1 })),
  }
}
