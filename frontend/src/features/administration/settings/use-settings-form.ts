import { useCallback, useRef, useState } from 'react'
import { Form, type FormInstance } from 'antd'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
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

/** A password goes in but never comes out. */
type Entered = Partial<Settings> & { mailPassword?: string }

type SettingsForm = FormInstance<Entered>

/** What is wrong with the form: found here before saving, or by the server. */
function useProblems(form: SettingsForm) {
  const [errors, setErrors] = useState(NO_ERRORS)
  const [failure, setFailure] = useState<HttpError | null>(null)
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
  return {
    errors,
    ...splitFailure(failure),
    refuse,
    closeConflict: () => setFailure(null),
    clear: () => {
      setFailure(null)
      setErrors(({ attempt }) => ({ ...NO_ERRORS, attempt }))
    },
    reportInvalid: (errorFields: string[]) =>
      setErrors(({ attempt }) => ({ serverErrors: {}, errorFields, attempt: attempt + 1 })),
  }
}

/** Whether something was typed since the last save; no reason to draw the form again. */
function useDirty() {
  const dirty = useRef(false)
  return {
    isDirty: useCallback(() => dirty.current, []),
    setDirty: (value: boolean) => {
      dirty.current = value
    },
  }
}

/** A conflict has a dialog of its own; every other failure stands above the form. */
const splitFailure = (failure: HttpError | null) =>
  isConflict(failure) ? { failure: null, conflict: failure } : { failure, conflict: null }

async function saveSettings({ mailPassword, ...values }: Entered, version?: number) {
  // left empty, the one that is kept stays
  const body = mailPassword ? { ...values, mailPassword } : values
  const { data } = await http.patch<Settings>('/api/settings', body, {
    headers: ifMatch(version),
  })
  queryClient.setQueryData(SETTINGS_KEY, data)
  void queryClient.invalidateQueries({ queryKey: BRANDING_KEY })
  return data
}

const plain = (value: unknown) => String(value ?? '').replace(/\s+/g, '')

/** Whether something waits for a second person: the server answers with what still holds. */
const isHeld = (sent: Partial<Settings>, holds: Settings) =>
  holds.held.some((key) => key in sent && plain(sent[key]) !== plain(holds[key]))

function announce(t: TFunction, waits: boolean) {
  const description = waits ? t(`${SETTINGS}.held`) : undefined
  toast({ variant: 'success', title: t(`${SETTINGS}.saved`), description })
}

/** One document for the whole company: read once, saved against the version that was read. */
export function useSettingsForm() {
  const { t } = useTranslation()
  const [form] = Form.useForm<Entered>()
  const query = useQuery<Settings>({ queryKey: SETTINGS_KEY, staleTime: 0 })
  const { refuse, clear, ...problems } = useProblems(form)
  const [saving, setSaving] = useState(false)
  const { isDirty, setDirty } = useDirty()
  const show = (holds?: Settings) => {
    setDirty(false)
    form.setFieldsValue({ ...holds, mailPassword: undefined })
  }

  /** @returns whether it was saved */
  const save = async (values: Entered) => {
    setSaving(true)
    clear()
    try {
      const holds = await saveSettings(values, query.data?.version)
      show(holds)
      announce(t, isHeld(values, holds))
      return true
    } catch (error) {
      refuse(error)
      return false
    } finally {
      setSaving(false)
    }
  }

  const reload = async () => {
    const { data } = await query.refetch()
    problems.closeConflict()
    show(data)
  }

  return { form, query, ...problems, saving, save, reload, isDirty, setDirty }
}
